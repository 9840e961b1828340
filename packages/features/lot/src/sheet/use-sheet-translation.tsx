import { useViewProfileQuery } from '@seriba/api/user'
import type { LotDetail } from '@seriba/contracts/lot'
import { hasControl } from '@seriba/domain/access/flags'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { TranslatedSheet } from './TranslatedSheet.tsx'

/** The view of the sheet in another language, for whom the company lets have it. */
export function useSheetTranslation(lot: LotDetail | undefined) {
  const { t } = useTranslation('lotTools')
  const { data: profile } = useViewProfileQuery()
  if (!lot || !profile || !hasControl(profile.permission, 'sheetTranslation')) return undefined
  if (!commonOf(lot).auctionSheet) return undefined
  return { label: t('translation.tab'), content: <TranslatedSheet lot={lot} /> }
}
