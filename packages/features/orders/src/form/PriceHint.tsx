import { serverNow } from '@seriba/api/server-clock'
import { usePriceFiguresQuery } from '@seriba/api/shared/lot-filters'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { priceAt, shareWithin } from '@seriba/domain/lots/price-figures'
import type { OrderWish } from '@seriba/domain/orders/order'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { ChartLine } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const daysBack = 90

type PriceHintProps = {
  pageType: PageType
  vehicle: { maker: string; model: string }
  wish: Pick<OrderWish, 'yearFrom' | 'yearTo' | 'budget'>
}

/** What such vehicles sold for recently, and how far the budget would have reached. */
export function PriceHint({ pageType, vehicle: { maker, model }, wish }: PriceHintProps) {
  const { t } = useTranslation('orders')
  const { yearFrom, yearTo, budget } = wish
  const year = (value: number | null) => (value !== null && value >= 1950 && value < 2100 ? value : undefined)
  const today = jstDay(serverNow())
  const { currentData: figures } = usePriceFiguresQuery({
    pageType,
    makerId: maker,
    modelId: [model],
    yearFrom: year(yearFrom),
    yearTo: year(yearTo),
    auctionDateFrom: addDays(today, -daysBack),
    auctionDateTo: today,
  })
  if (!figures || figures.sold === 0) return null
  const { sold, average } = figures
  const share = budget === null ? null : shareWithin(figures, budget)
  const said = {
    average: formatMoney(rounded(average, 1000)),
    low: formatMoney(rounded(priceAt(figures, 0.25), 10_000)),
    high: formatMoney(rounded(priceAt(figures, 0.75), 10_000)),
  }
  const range = new URLSearchParams({ maker, model })
  return (
    <Note icon={ChartLine}>
      <Trans
        t={t}
        i18nKey="prices.sold"
        count={sold}
        tOptions={{ ...said, replace: { count: groupThousands(sold), ...said } }}
        components={{ b: <b /> }}
      />{' '}
      {share !== null && t('prices.within', { tenths: Math.round(share * 10) })}{' '}
      <TextLink inline render={(props) => <Link {...props} to={`${pageTypes[pageType].path}?${range}`} />}>
        {t('prices.see')}
      </TextLink>
    </Note>
  )
}

/** An average to the yen, and figures read from bars, would claim more precision than there is. */
const rounded = (yen: number | null, to: number) => (yen === null ? null : Math.round(yen / to) * to)
