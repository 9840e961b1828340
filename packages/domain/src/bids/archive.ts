import { jstDay } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'

export type ArchiveFacts = {
  status: BidStatus
  auctionDate: string | null
  /** When the bid last changed: what a stock order has in place of an auction. */
  updatedAt: string
  /** While a price is still negotiated with the seller, the outcome is open. */
  isNegotiated: boolean
}

const outcomes: readonly BidStatus[] = [bidStatus.cancel, bidStatus.finished, bidStatus.win]
const unsettled: readonly BidStatus[] = [bidStatus.new, bidStatus.bid, bidStatus.dontBid]

/**
 * From the Japanese day after its auction a bid is history (GAP42), unless it is negotiated; a stock order once it is
 * settled.
 */
export function isArchived(
  { status, auctionDate, updatedAt, isNegotiated }: ArchiveFacts,
  now: Date,
): boolean {
  if (isNegotiated) return false
  if (auctionDate !== null) return jstDay(auctionDate) < jstDay(now)
  return outcomes.includes(status) && jstDay(updatedAt) < jstDay(now)
}

/** In the archive only outcomes are left: what was still open there was not won. */
export const archivedStatus = (status: BidStatus): BidStatus =>
  unsettled.includes(status) ? bidStatus.finished : status
