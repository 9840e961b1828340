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

/** What is asked about once before many bids get one status; numbers of bids, except for `changes` and `takeOut`. */
export type ManySwitch<Rival> = {
  /** The bids that do not have that status yet. */
  changes: number[]
  /** Ranked behind another client's bid on the lot: left alone unless they are to be placed anyway. */
  behind: number
  /** Leaders whose lower-ranked bids stay at Bid, with those bids, not counting the ones being changed. */
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

/** A win is confirmed with its price, and the blank status is never set: undo restores neither. */
export const isUndoable = (from: number, to: number) =>
  from !== bidStatus.win && to !== bidStatus.win && from !== bidStatus.blank

export type StepBack = { status: BidStatus; was: BidStatus; bidIds: number[] }

/**
 * The bids of a switch by the status they return to; bids that cannot return are left out. Bids that were taken out
 * come first: a leader that returns while they are at Bid would have to wait for a person again.
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
