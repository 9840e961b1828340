import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { isLive } from '@seriba/domain/bids/bid-status'
import { jstDay } from '@seriba/domain/time/jst'

export type BidDay = {
  /** Null if there is no auction. */
  day: string | null
  bids: Bid[]
}

const dayOf = ({ auctionDate }: Pick<Bid, 'auctionDate'>) => auctionDate && jstDay(auctionDate)

/** Bids in their given order, grouped by the Japanese day of their auction. */
export function byDay(bids: readonly Bid[]): BidDay[] {
  const days: BidDay[] = []
  for (const bid of bids) {
    const last = days.at(-1)
    if (last && last.day === dayOf(bid)) last.bids.push(bid)
    else days.push({ day: dayOf(bid), bids: [bid] })
  }
  return days
}

/** What is still to be bid on a day: how many bids, and their total; yen. */
export function toCome(bids: readonly Bid[], now: Date) {
  const live = bids.filter(
    ({ bidStatus, auctionDate }) =>
      isLive(bidStatus as BidStatus) && auctionDate !== null && Date.parse(auctionDate) > now.getTime(),
  )
  return { count: live.length, sum: live.reduce((total, { bidAmount }) => total + bidAmount, 0) }
}
