import { useViewSheetReadingQuery } from '@seriba/api/shared/sheets'
import { useViewProfileQuery } from '@seriba/api/shared/user'
import type { LotDetail } from '@seriba/contracts/lot'
import { hasControl } from '@seriba/domain/access/flags'
import { type CheckListCode, checkListCodes } from '@seriba/domain/lots/check-list'
import type { PageType } from '@seriba/domain/lots/page-types'
import { commonOf } from '../facts/lot-parts.ts'

/** The legend's codes that are on a lot's sheet, if it has been read and the user may see the reading. */
export function useSheetCodes(lot: LotDetail | undefined, pageType: PageType): readonly CheckListCode[] {
  const { data: profile } = useViewProfileQuery()
  const isRead =
    lot?.translateDetail.byReader && profile && hasControl(profile.permission, 'sheetTranslation')
  const id = lot ? commonOf(lot).id : ''
  const skip = !isRead || commonOf(lot).auctionSheet === null
  const { currentData } = useViewSheetReadingQuery({ pageType, id }, { skip })
  const written = currentData?.read?.reading.marks.map(({ code }) => code.toUpperCase()) ?? []
  return checkListCodes.filter((code) => written.includes(code))
}
