import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { type BidLot, titleOf } from '../bid-panel/bid-lot.ts'

/** What canceling needs to know about a bid, wherever it is shown. */
export type CancellableBid = {
  bidId: number
  lotNo: number
  /** The car that was bid on. */
  lot: { title: string; photo: string | null; auctionName: string; auctionDate: string | null }
  /** Yen. */
  amount: number | null
  /** The last known state; the server decides. */
  allowed: boolean
  /** How many hours before the auction canceling closes; 0 if it is not known. */
  hours: number
  /** Until when canceling is possible without asking; null if that is not known, or possible at any time. */
  until: string | null
  /** For a stock car. */
  order: boolean
  /** Too late to cancel, but staff may be asked. */
  mayAsk: boolean
}

export const bidOfLot = (lot: BidLot, bidId: number, order: boolean): CancellableBid => ({
  bidId,
  lotNo: lot.lotInfo.lotNumber,
  lot: {
    title: titleOf(lot),
    photo: lot.lotImages.thumbnails[0] ?? lot.lotImages.images[0] ?? null,
    auctionName: lot.lotInfo.auctionName,
    auctionDate: lot.lotInfo.auctionDate,
  },
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

/**
 * A live bid in a buyer's list. If it is too late to cancel one's own, the button says so; dealers see it for a
 * client's only if they may cancel it.
 */
export function bidOfList(bid: Bid): CancellableBid | null {
  const own = bid.user === null
  const asked = bid.withdrawal?.state === 'asked'
  if (!isLive(bid.bidStatus as BidStatus) || asked) return null
  if (!(own || bid.cancellationAllowed || bid.withdrawalAllowed)) return null
  const { bidId, lotNo, bidAmount: amount, cancellationAllowed: allowed, lotType } = bid
  return {
    bidId,
    lotNo,
    lot: {
      title: `${bid.maker} ${bid.model}`.trim(),
      photo: bid.thumbnails[0] ?? null,
      auctionName: bid.auctionName,
      auctionDate: bid.auctionDate,
    },
    amount,
    allowed,
    hours: 0,
    until: bid.cancelUntil,
    order: lotType === 'stock',
    mayAsk: bid.withdrawalAllowed,
  }
}
