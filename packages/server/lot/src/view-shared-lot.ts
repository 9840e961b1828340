import type { Output } from '@seriba/contracts/contract'
import type { viewSharedLot as contract } from '@seriba/contracts/lot'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { findSharedLot } from './lot.repository.ts'
import { lotDetail } from './lot-detail.ts'
import { isShareActive } from './share-codes.repository.ts'

/** A lot for a browser that a code has unlocked. A missing lot looks the same as a locked one. */
export async function viewSharedLot(
  { db }: { db: Db },
  pageType: PageType,
  lotId: string,
  codeId: number | null,
): Promise<Output<typeof contract>> {
  if (codeId === null || !(await isShareActive(db, lotId, codeId))) throw new ApiError('wrong_code')
  const lot = await findSharedLot(db, lotId)
  if (lot === undefined || lot.kind !== pageTypes[pageType].kind) throw new ApiError('wrong_code')
  const viewer = { allowDownloadPhotos: false, comment: '', commentEditable: false }
  return { success: true, lotDetail: lotDetail(lot, viewer) }
}
