import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import type { BidLot } from '../bid-panel/bid-lot.ts'

/** What canceling asks about a bid, wherever it stands. */
export type CancellableBid = {
  bidId: number
  lotNo: number
  /** Yen. */
  amount: number | null
  /** What was last known; the server has the last word. */
  allowed: boolean
  /** Hours before the auction until which one may; 0 where it is not known. */
  hours: number
  /** Until when one may without asking; null where that is not known, or at any time. */
  until: string | null
  /** Of a stock car. */
  order: boolean
  /** Too late to cancel, but staff may be asked. */
  mayAsk: boolean
}

export const bidOfLot = (lot: BidLot, bidId: number, order: boolean): CancellableBid => ({
  bidId,
  lotNo: lot.lotInfo.lotNumber,
  amount: lot.bidInfo.myBidAmount,
  allowed: lot.bidInfo.cancellationAllowed,
  hours: lot.bidInfo.cancelDeadlineHour,
  until:
    cancellationDeadline(lot.lotInfo, {
      cancelDeadlineHours: lot.bidInfo.cancelDeadlineHour,
    })?.toISOString() ?? null,
  order,
  mayAsk: lot.bidInfo.withdrawalAllowed === true,
})

/** A live bid of a buyer's list. One's own may be too late to cancel, and then says so; a client's is the dealer's only where they may. */
export function bidOfList(bid: Bid): CancellableBid | null {
  const own = bid.user === null
  const asked = bid.withdrawal?.state === 'asked'
  if (!isLive(bid.bidStatus as BidStatus) || asked) return null
  if (!(own || bid.cancellationAllowed || bid.withdrawalAllowed)) return null
  const { bidId, lotNo, bidAmount: amount, cancellationAllowed: allowed, lotType } = bid
  return {
    bidId,
    lotNo,
    amount,
    allowed,
    hours: 0,
    until: bid.cancelUntil,
    order: lotType === 'stock',
    mayAsk: bid.withdrawalAllowed,
  }
}
