import { useViewProfileQuery } from '@seriba/api/shared/user'
import type { LotDetail } from '@seriba/contracts/lot'
import { isManager } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import type { PageType } from '@seriba/domain/lots/page-types'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { TranslatedSheet } from './TranslatedSheet.tsx'

const ManagerTranslation = lazy(() =>
  import('./manager/ManagerTranslation.tsx').then((module) => ({ default: module.ManagerTranslation })),
)

/** A further view of a sheet. */
export type SheetTranslation = { value: string; label: string; content: ReactNode }

/**
 * The views of the sheet in another language, for whom the company lets have them. Stock has no sheets that halls wrote; a machine's is
 * offered where one is connected.
 */
export function useSheetTranslations(lot: LotDetail | undefined, pageType: PageType): SheetTranslation[] {
  const { t } = useTranslation('lotTools')
  const { data: profile } = useViewProfileQuery()
  if (!lot || !profile || !hasControl(profile.permission, 'sheetTranslation')) return []
  if (!commonOf(lot).auctionSheet) return []
  const byMachine = {
    value: 'translation',
    label: t('translation.tab'),
    content: <TranslatedSheet lot={lot} />,
  }
  const machine = lot.translateDetail.byMachine ? [byMachine] : []
  if (pageType === 'stock') return machine
  const byManager = {
    value: 'manager',
    label: t('translation.managerTab'),
    content: (
      <Suspense>
        <ManagerTranslation lot={lot} isStaff={isManager(profile.detail)} />
      </Suspense>
    ),
  }
  return [...machine, byManager]
}
