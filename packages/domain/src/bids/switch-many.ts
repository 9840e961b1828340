import { jstDay } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { inLastHour } from './deadlines.ts'
import type { LotRank } from './same-lot.ts'

type ManyBid<Rival> = {
  bidId: number
  lotNo: number
  bidStatus: number
  auctionDate: string | null
  sameLot: (Pick<LotRank, 'rank'> & { overtaken?: readonly Rival[] }) | null
}

/** What is asked about once before many bids are given one status; numbers of bids, but for `changes` and `takeOut`. */
export type ManySwitch<Rival> = {
  /** The bids that are not in that status yet. */
  changes: number[]
  /** Behind another client's on the lot: left alone unless they are to be bid anyway. */
  behind: number
  /** That lead on the lot while bids behind them stay at Bid; with those bids, but for what is changed itself. */
  takeOut: { bidId: number; lotNo: number; rivals: Rival[] }[]
  lastHour: number
  otherDay: number
  /** Wins that would be taken back. */
  wins: number
}

export function switchOfMany<Rival extends { bidId: number }>(
  bids: readonly ManyBid<Rival>[],
  to: BidStatus,
  now: Date,
): ManySwitch<Rival> {
  const changed = bids.filter((bid) => bid.bidStatus !== to)
  const count = (counts: (bid: ManyBid<Rival>) => boolean) => changed.filter(counts).length
  const changes = changed.map(({ bidId }) => bidId)
  const takenOutBy = ({ bidId, lotNo, sameLot }: ManyBid<Rival>) => {
    const overtaken = to === bidStatus.bid && sameLot?.rank === 1 ? (sameLot.overtaken ?? []) : []
    return { bidId, lotNo, rivals: overtaken.filter((rival) => !changes.includes(rival.bidId)) }
  }
  return {
    changes,
    behind: count(({ sameLot }) => to === bidStatus.bid && sameLot !== null && sameLot.rank > 1),
    takeOut: changed.map(takenOutBy).filter(({ rivals }) => rivals.length > 0),
    lastHour: count(({ auctionDate }) => auctionDate !== null && inLastHour(auctionDate, now)),
    otherDay: count(({ auctionDate }) => auctionDate !== null && jstDay(auctionDate) > jstDay(now)),
    wins: count((bid) => bid.bidStatus === bidStatus.win),
  }
}

type Moved = { bidId: number; from: number }

/** A win is confirmed with its price, and the blank status is never set: neither comes back by undoing. */
export const isUndoable = (from: number, to: number) =>
  from !== bidStatus.win && to !== bidStatus.win && from !== bidStatus.blank

export type StepBack = { status: BidStatus; was: BidStatus; bidIds: number[] }

/**
 * The bids of a switch by the status that they go back to; what cannot go back is left out. What was taken out comes
 * first: a leader that goes back while it is at Bid waits for a hand again.
 */
export function stepsBack(
  moved: readonly (Moved & { takenOut?: readonly Moved[] })[],
  to: BidStatus,
): StepBack[] {
  const undone = moved.filter(({ from }) => isUndoable(from, to))
  return [
    ...byStatus(
      undone.flatMap(({ takenOut = [] }) => takenOut),
      bidStatus.dontBid,
    ),
    ...byStatus(undone, to),
  ]
}

function byStatus(moved: readonly Moved[], was: BidStatus): StepBack[] {
  const back = new Map<BidStatus, number[]>()
  for (const { bidId, from } of moved) {
    const status = from as BidStatus
    back.set(status, [...(back.get(status) ?? []), bidId])
  }
  return [...back].map(([status, bidIds]) => ({ status, was, bidIds }))
}
