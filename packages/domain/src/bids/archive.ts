import { jstDay } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'

export type ArchiveFacts = {
  status: BidStatus
  auctionDate: string | null
  /** When the bid last changed: a stock order uses this in place of an auction time. */
  updatedAt: string
  /** While a price is still being negotiated with the seller, the outcome is open. */
  isNegotiated: boolean
}

const outcomes: readonly BidStatus[] = [bidStatus.cancel, bidStatus.finished, bidStatus.win]
const unsettled: readonly BidStatus[] = [bidStatus.new, bidStatus.bid, bidStatus.dontBid]

/**
 * A bid is archived from the Japanese day after its auction (GAP42), unless it is being negotiated; a stock order is
 * archived once it is settled.
 */
export function isArchived(
  { status, auctionDate, updatedAt, isNegotiated }: ArchiveFacts,
  now: Date,
): boolean {
  if (isNegotiated) return false
  if (auctionDate !== null) return jstDay(auctionDate) < jstDay(now)
  return outcomes.includes(status) && jstDay(updatedAt) < jstDay(now)
}

/** The archive shows outcomes only: a bid that was still open there was not won. */
export const archivedStatus = (status: BidStatus): BidStatus =>
  unsettled.includes(status) ? bidStatus.finished : status
