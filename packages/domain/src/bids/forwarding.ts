import { isFinal } from '../lots/lot-status.ts'
import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { isPastForwarding } from './deadlines.ts'

/** What the hall is told about a bid (GAP45). */
export const forwardingActions = ['place', 'change', 'withdraw'] as const
export type ForwardingAction = (typeof forwardingActions)[number]

/**
 * What somebody has to do manually: notify the hall, confirm a win that the hall reports, look into something
 * inconsistent, or decide about a bid that leads because another client's bid was dropped.
 */
export const handActions = [...forwardingActions, 'confirm', 'check', 'lead'] as const
export type HandAction = (typeof handActions)[number]

export const hallOutcomes = ['won', 'lost', 'notSold'] as const
export type HallOutcome = (typeof hallOutcomes)[number]

type Bid = { status: BidStatus; amount: number; adjustmentPrice: number }

/** The standing maximum that a bid should have at its hall, in yen; null if it should have none. */
export const wantedMaximum = ({ status, amount, adjustmentPrice }: Bid): number | null =>
  status === bidStatus.bid ? amount + adjustmentPrice : null

/** The steps from what the hall was told to what it should have. */
export function forwardingAction(told: number | null, wanted: number | null): ForwardingAction | null {
  if (told === wanted) return null
  if (told === null) return 'place'
  return wanted === null ? 'withdraw' : 'change'
}

type Lot = { auctionDate: string | null; status: number }

/** A lot's time is an estimate: the lot may still be in the ring for a while after it. */
const ringMs = hourMs / 6

/** Whether there is a hall that could still act on it. */
export const reachesHall = ({ auctionDate, status }: Lot, now: Date): boolean =>
  auctionDate !== null && !isFinal(status) && Date.parse(auctionDate) + ringMs > now.getTime()

/** In a lot's last hour a change is no longer forwarded: somebody acts manually (S7). */
export const isForwardedByHand = ({ auctionDate }: Lot, now: Date): boolean =>
  isPastForwarding(auctionDate, now)

const firstPauseMs = 5000
const longestPauseMs = hourMs / 6

/**
 * How long to wait before asking a hall that did not answer again: three times longer each time, up to ten minutes.
 */
export const retryPause = (attempts: number): number =>
  Math.min(firstPauseMs * 3 ** Math.max(0, attempts - 1), longestPauseMs)

type Report = { outcome: HallOutcome; price: number | null }
type Reported = { maximum: number; outcome: HallOutcome | null; price: number | null }

/** What is wrong with a hall's report; null if nothing is. */
export function faultOfReport(
  { outcome, price }: Report,
  { maximum, ...before }: Reported,
): 'price_missing' | 'above_maximum' | 'contradicts' | null {
  if (before.outcome !== null && (before.outcome !== outcome || before.price !== price)) return 'contradicts'
  if (outcome !== 'won') return null
  if (price === null) return 'price_missing'
  return price > maximum ? 'above_maximum' : null
}
