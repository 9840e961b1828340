import type { DashboardBid } from '@seriba/contracts/dashboard'
import { isArchived } from '@seriba/domain/bids/archive'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'

type Bid = Pick<DashboardBid, 'bidId' | 'lotNo' | 'auctionDate' | 'auctionName' | 'bidStatus'>

/** Whether a bid is in the archive by now. */
export const isPast = ({ auctionDate, bidStatus: status }: Bid, now = new Date()) =>
  isArchived(
    { auctionDate, status: status as BidStatus, updatedAt: now.toISOString(), isNegotiated: false },
    now,
  )

/** Where staff find the wins of the board: past ones are in the archive. */
export const winsOf = (bids: readonly Bid[]) =>
  bids.some((bid) => isPast(bid)) ? `/archive-bids?archiveStatus=${bidStatus.win}` : '/bid-manager/win'

/** Where staff decide on a bid: its row among those of its lot, ready for a key. */
export const rowOfLive = ({ lotId, bidId }: Pick<DashboardBid, 'lotId' | 'bidId'>) =>
  `${bidsOfLotPath(lotId)}&row=${bidId}`

/** Where staff enter a won bid's price: its own row, with the field open. */
export function rowOfWin(bid: Bid): string {
  if (!isPast(bid)) return `/bid-manager/win?price=${bid.bidId}`
  const query = { auction: bid.auctionName, lotNo: String(bid.lotNo), price: String(bid.bidId) }
  return `${winsOf([bid])}&${new URLSearchParams(query)}`
}
