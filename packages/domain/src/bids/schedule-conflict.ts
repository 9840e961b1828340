import { type BidStatus, isLive } from './bid-status.ts'

type GroupedBid = { groupId: number | null; status: BidStatus; auction: string; auctionDate: string | null }

/** Lots of one group that run closer together than this in different halls can both be won (mission 4.3). */
export const scheduleConflictMs = 15 * 60_000

/** Whether two bids of a group may both be won before one of them can be stopped. */
export function isScheduleConflict(one: GroupedBid, other: GroupedBid): boolean {
  if (one.groupId === null || one.groupId !== other.groupId || one.auction === other.auction) return false
  if (!isLive(one.status) || !isLive(other.status) || !one.auctionDate || !other.auctionDate) return false
  return Math.abs(Date.parse(one.auctionDate) - Date.parse(other.auctionDate)) < scheduleConflictMs
}
