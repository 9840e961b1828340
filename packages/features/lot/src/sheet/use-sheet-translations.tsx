import { useViewSheetReadingQuery } from '@seriba/api/shared/sheets'
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

const SheetReadingTab = lazy(() =>
  import('../reading/SheetReadingTab.tsx').then((module) => ({ default: module.SheetReadingTab })),
)

/** A further view of a sheet; `count` is a small figure after its name. */
export type SheetTranslation = {
  value: string
  label: string
  count?: string | undefined
  content: ReactNode
}

/**
 * The views of the sheet in another language, for users whom the company allows to see them. Stock has no sheets
 * written by halls; a machine translation is offered if a service is connected.
 */
export function useSheetTranslations(lot: LotDetail | undefined, pageType: PageType): SheetTranslation[] {
  const { t } = useTranslation(['lotTools', 'sheet'])
  const { data: profile } = useViewProfileQuery()
  const isOffered =
    lot !== undefined &&
    profile !== undefined &&
    hasControl(profile.permission, 'sheetTranslation') &&
    commonOf(lot).auctionSheet !== null
  const counts = useReadingCounts(isOffered && lot.translateDetail.byReader ? lot : undefined, pageType)
  if (!isOffered) return []
  const reading = {
    value: 'reading',
    label: t('sheet:tab'),
    count: counts,
    content: (
      <Suspense>
        <SheetReadingTab lot={lot} pageType={pageType} isStaff={isManager(profile.detail)} />
      </Suspense>
    ),
  }
  const readings = lot.translateDetail.byReader ? [reading] : []
  const byMachine = {
    value: 'translation',
    label: t('lotTools:translation.tab'),
    content: <TranslatedSheet lot={lot} />,
  }
  const machine = [...readings, ...(lot.translateDetail.byMachine ? [byMachine] : [])]
  const { byManager: takesRequests = true, requested } = lot.translateDetail
  if (pageType === 'stock' || !(takesRequests || requested)) return machine
  const byManager = {
    value: 'manager',
    label: t('lotTools:translation.managerTab'),
    content: (
      <Suspense>
        <ManagerTranslation lot={lot} isStaff={isManager(profile.detail)} />
      </Suspense>
    ),
  }
  return [...machine, byManager]
}

/** `1 red, 2 amber` for a sheet that was read. */
function useReadingCounts(lot: LotDetail | undefined, pageType: PageType): string | undefined {
  const { t } = useTranslation('sheet')
  const id = lot ? commonOf(lot).id : ''
  const { currentData } = useViewSheetReadingQuery({ pageType, id }, { skip: !lot })
  const counts = currentData?.read?.counts
  if (!counts) return undefined
  const told = [
    counts.red > 0 && t('counts.red', { count: counts.red }),
    counts.amber > 0 && t('counts.amber', { count: counts.amber }),
  ]
  return told.filter((part) => part !== false).join(', ') || undefined
}
