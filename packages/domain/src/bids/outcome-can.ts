import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { addDays, jstDay } from '../time/jst.ts'
import { type ArchiveFacts, archivedStatus, isArchived } from './archive.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'

/** For how many days after the auction, or after a stock order was settled, staff may still correct the outcome. */
export const correctionDays = 60

/** The outcomes that an archived bid may be corrected to. */
const corrections: Partial<Record<BidStatus, readonly BidStatus[]>> = {
  [bidStatus.cancel]: [bidStatus.win],
  [bidStatus.finished]: [bidStatus.win],
  [bidStatus.win]: [bidStatus.finished],
}

/**
 * What staff may do about a bid's outcome. It is entered until the day is over; after that it is corrected, with a
 * reason: a late result, a sale negotiated overnight, a wrong price.
 */
export const outcomeCan = {
  switchStatus(bid: ArchiveFacts, to: BidStatus, now: Date): RuleResult<'bid_archived'> {
    if (!isArchived(bid, now)) return ok
    const offered = correctionsOf(bid, now)
    return offered.includes(to) || to === archivedStatus(bid.status) ? ok : rejected('bid_archived')
  },

  setSoldPrice: (bid: ArchiveFacts, now: Date): RuleResult<'bid_archived'> =>
    isArchived(bid, now) && !isCorrectable(bid, now) ? rejected('bid_archived') : ok,

  /** Every correction in the archive needs a reason. */
  needsReason: isArchived,
}

/** The outcomes that an archived bid may be given; empty if it is too late or the bid is not archived. */
export const correctionsOf = (bid: ArchiveFacts, now: Date): readonly BidStatus[] =>
  isArchived(bid, now) && isCorrectable(bid, now) ? (corrections[archivedStatus(bid.status)] ?? []) : []

const isCorrectable = ({ auctionDate, updatedAt }: ArchiveFacts, now: Date) =>
  addDays(jstDay(auctionDate ?? updatedAt), correctionDays) >= jstDay(now)
