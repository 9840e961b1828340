import { isFinal, isRemoved } from '../lots/lot-status.ts'
import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'

/** Whose bids a day is viewed for: the viewer's own, their clients', or everything they may see. */
export const dayScopes = ['all', 'clients', 'mine'] as const
export type DayScope = (typeof dayScopes)[number]

export const resultOutcomes = ['win', 'lost', 'notSold'] as const
export type ResultOutcome = (typeof resultOutcomes)[number]

export const statusOfOutcome: Record<ResultOutcome, BidStatus> = {
  win: bidStatus.win,
  lost: bidStatus.finished,
  notSold: bidStatus.finished,
}

/** Results later than this were entered manually and say nothing about the hall's pace. */
const longestDelayMs = hourMs
const samplesKept = 9

/**
 * How far a hall is running behind, by the median of its latest results (newest first), so that a single outlier does
 * not count.
 */
export function delayOfHall(samples: readonly { due: number; reported: number }[]): number | null {
  const delays = samples
    .map(({ due, reported }) => reported - due)
    .filter((delay) => Math.abs(delay) <= longestDelayMs)
    .slice(0, samplesKept)
    .sort((a, b) => a - b)
  return delays.length === 0 ? null : (delays[Math.floor(delays.length / 2)] ?? null)
}

/** When a lot should come up at its hall's pace, in ms. */
export const expectedAt = (auctionDate: string, delayMs: number | null): number =>
  Date.parse(auctionDate) + (delayMs ?? 0)

export const quarterMs = hourMs / 4
export const quarterOf = (time: number): number => Math.floor(time / quarterMs) * quarterMs

type DayBid = {
  bidStatus: number
  /** The lot's auction status. */
  status: number
  /** Yen; null if nothing was sold or the price is not known yet. */
  soldPrice: number | null
  /** It was sold for more than we may bid. */
  outbid: boolean
}

/** The outcome of a bid on its day; open if it is not known. */
export type DayState = 'win' | 'lost' | 'notSold' | 'removed' | 'stopped' | 'open'

/**
 * What the hall reports takes precedence over the status that follows from it; a lot sold for no more than our bid
 * may be ours.
 */
export function dayState({ bidStatus: status, status: lot, soldPrice, outbid }: DayBid): DayState {
  if (status === bidStatus.win) return 'win'
  if (status === bidStatus.cancel || status === bidStatus.dontBid) return 'stopped'
  if (isRemoved(lot)) return 'removed'
  if (status === bidStatus.finished) return soldPrice === null ? 'notSold' : 'lost'
  if (!isFinal(lot)) return 'open'
  if (soldPrice === null) return 'notSold'
  return outbid || status === bidStatus.new ? 'lost' : 'open'
}
