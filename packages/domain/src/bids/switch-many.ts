import { jstDay } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { inLastHour } from './deadlines.ts'
import type { LotRank } from './same-lot.ts'

type ManyBid = {
  bidId: number
  bidStatus: number
  auctionDate: string | null
  sameLot: (Pick<LotRank, 'rank'> & { overtaken?: readonly object[] }) | null
}

/** What is asked about once before many bids are given one status; numbers of bids, but for `changes`. */
export type ManySwitch = {
  /** The bids that are not in that status yet. */
  changes: number[]
  /** Behind another client's on the lot: left alone unless they are to be bid anyway. */
  behind: number
  /** That lead on the lot while a bid behind them stays at Bid. */
  overtaking: number
  lastHour: number
  otherDay: number
  /** Wins that would be taken back. */
  wins: number
}

export function switchOfMany(bids: readonly ManyBid[], to: BidStatus, now: Date): ManySwitch {
  const changed = bids.filter((bid) => bid.bidStatus !== to)
  const count = (counts: (bid: ManyBid) => boolean) => changed.filter(counts).length
  return {
    changes: changed.map(({ bidId }) => bidId),
    behind: count(({ sameLot }) => to === bidStatus.bid && sameLot !== null && sameLot.rank > 1),
    overtaking: count(
      ({ sameLot }) => to === bidStatus.bid && sameLot?.rank === 1 && (sameLot.overtaken ?? []).length > 0,
    ),
    lastHour: count(({ auctionDate }) => auctionDate !== null && inLastHour(auctionDate, now)),
    otherDay: count(({ auctionDate }) => auctionDate !== null && jstDay(auctionDate) > jstDay(now)),
    wins: count((bid) => bid.bidStatus === bidStatus.win),
  }
}

type Moved = { bidId: number; from: number }

/** A win is confirmed with its price, and the blank status is never set: neither comes back by undoing. */
export const isUndoable = (from: number, to: number) =>
  from !== bidStatus.win && to !== bidStatus.win && from !== bidStatus.blank

/** The bids of a switch by the status that they go back to; what cannot go back is left out. */
export function stepsBack(moved: readonly Moved[], to: BidStatus): { status: BidStatus; bidIds: number[] }[] {
  const back = new Map<BidStatus, number[]>()
  for (const { bidId, from } of moved) {
    if (!isUndoable(from, to)) continue
    const status = from as BidStatus
    back.set(status, [...(back.get(status) ?? []), bidId])
  }
  return [...back].map(([status, bidIds]) => ({ status, bidIds }))
}
