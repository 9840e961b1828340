import { serverNow } from '@seriba/api/server-clock'
import type { LotDetail } from '@seriba/contracts/lot'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'

/**
 * Whether a sheet may still come of which a buyer can be notified: stock has none, and none comes after a sale is
 * over.
 */
export function waitsForSheet(
  { lotInfo: { auctionDate } }: LotDetail,
  pageType: PageType,
  viewer: Pick<Actor, 'userType' | 'roleId'>,
): boolean {
  if (pageType === 'stock' || pageTypes[pageType].phase === 'past' || isManager(viewer)) return false
  return auctionDate === null || new Date(auctionDate) > serverNow()
}
