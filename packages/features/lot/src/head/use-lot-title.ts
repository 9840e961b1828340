import { useSiteConfigQuery } from '@seriba/api/public/site'
import type { SharedLotDetail } from '@seriba/contracts/lot'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf, nameWithYear } from '../facts/lot-parts.ts'

/** Names the tab after the lot: buyers keep many of them open. */
export function useLotTitle(lot: SharedLotDetail | undefined, sale: 'auction' | 'fixedPrice' = 'auction') {
  const { t, i18n } = useTranslation('lot')
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  const { data: site } = useSiteConfigQuery({ language })
  const title =
    lot &&
    t(`pageTitle.${sale === 'fixedPrice' ? 'stock' : kindOf(lot)}`, {
      auction: lot.lotInfo.auctionName,
      lotNo: lot.lotInfo.lotNumber,
      name: nameWithYear(lot),
      brand: site?.brand ?? '',
    }).replace(/\s{2,}/g, ' ')
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
