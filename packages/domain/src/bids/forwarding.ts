import { isFinal } from '../lots/lot-status.ts'
import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { isPastForwarding } from './deadlines.ts'

/** What the hall is told of a bid (GAP45). */
export const forwardingActions = ['place', 'change', 'withdraw'] as const
export type ForwardingAction = (typeof forwardingActions)[number]

/**
 * What somebody has to do by hand: tell the hall, confirm a win that it reports, look at what makes no sense, or decide
 * about a bid that leads since another client's fell out.
 */
export const handActions = [...forwardingActions, 'confirm', 'check', 'lead'] as const
export type HandAction = (typeof handActions)[number]

export const hallOutcomes = ['won', 'lost', 'notSold'] as const
export type HallOutcome = (typeof hallOutcomes)[number]

type Bid = { status: BidStatus; amount: number; adjustmentPrice: number }

/** The standing maximum that a bid is to have at its hall, in yen; null where none is to stand there. */
export const wantedMaximum = ({ status, amount, adjustmentPrice }: Bid): number | null =>
  status === bidStatus.bid ? amount + adjustmentPrice : null

/** What leads from what the hall was told to what is wanted there. */
export function forwardingAction(told: number | null, wanted: number | null): ForwardingAction | null {
  if (told === wanted) return null
  if (told === null) return 'place'
  return wanted === null ? 'withdraw' : 'change'
}

type Lot = { auctionDate: string | null; status: number }

/** A lot's time is an estimate: it may still be in the ring a while after it. */
const ringMs = hourMs / 6

/** Whether there is a hall that could still do something about it. */
export const reachesHall = ({ auctionDate, status }: Lot, now: Date): boolean =>
  auctionDate !== null && !isFinal(status) && Date.parse(auctionDate) + ringMs > now.getTime()

/** In its last hour a change is no longer forwarded: somebody acts by hand (S7). */
export const isForwardedByHand = ({ auctionDate }: Lot, now: Date): boolean =>
  isPastForwarding(auctionDate, now)

const firstPauseMs = 5000
const longestPauseMs = hourMs / 6

/** How long to wait before a hall that did not answer is asked again: three times as long each time, up to ten minutes. */
export const retryPause = (attempts: number): number =>
  Math.min(firstPauseMs * 3 ** Math.max(0, attempts - 1), longestPauseMs)

type Report = { outcome: HallOutcome; price: number | null }
type Reported = { maximum: number; outcome: HallOutcome | null; price: number | null }

/** What is wrong with a hall's report; null where nothing is. */
export function faultOfReport(
  { outcome, price }: Report,
  { maximum, ...before }: Reported,
): 'price_missing' | 'above_maximum' | 'contradicts' | null {
  if (before.outcome !== null && (before.outcome !== outcome || before.price !== price)) return 'contradicts'
  if (outcome !== 'won') return null
  if (price === null) return 'price_missing'
  return price > maximum ? 'above_maximum' : null
}
