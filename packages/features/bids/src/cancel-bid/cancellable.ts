import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { type BidLot, titleOf } from '../bid-panel/bid-lot.ts'

/** What canceling asks about a bid, wherever it stands. */
export type CancellableBid = {
  bidId: number
  lotNo: number
  /** The car it is on. */
  lot: { title: string; photo: string | null; auctionName: string; auctionDate: string | null }
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
