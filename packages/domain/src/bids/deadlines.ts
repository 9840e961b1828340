import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { isFinal } from '../lots/lot-status.ts'
import { hourMs, jstDay } from '../time/jst.ts'

export type HallTerms = {
  /** How many hours before the lot's time bidding closes. */
  deadlineHours: number
  /** Until how many hours before the lot's time a buyer may cancel on their own. */
  cancelDeadlineHours: number
}

export type LotTime = { auctionDate: string | null; status: number }

/**
 * The last moment at which a bid is accepted; null for a lot without a date, such as a stock car. The hall's deadline
 * applies to those who have `bidDeadlineCheck`; others may bid until the lot starts (GAP22).
 */
export const biddingDeadline = (lot: LotTime, terms: HallTerms, deadlineCheck: boolean): Date | null =>
  lot.auctionDate === null
    ? null
    : new Date(Date.parse(lot.auctionDate) - (deadlineCheck ? terms.deadlineHours : 0) * hourMs)

/** A lot is over once its status is final or its Japanese day has ended. */
export const auctionFinished = (lot: LotTime, now: Date): boolean =>
  isFinal(lot.status) || (lot.auctionDate !== null && jstDay(lot.auctionDate) < jstDay(now))

/**
 * Whether a lot takes bids now: this is what its page says and how placing a bid is answered. There is no need to ask
 * for a winner.
 */
export function checkOpen(
  lot: LotTime & { won: boolean },
  terms: HallTerms,
  deadlineCheck: boolean,
  now: Date,
): RuleResult<'auction_finished' | 'bidding_closed'> {
  if (auctionFinished(lot, now)) return rejected('auction_finished')
  const closes = biddingDeadline(lot, terms, deadlineCheck)
  return lot.won || (closes !== null && now >= closes) ? rejected('bidding_closed') : ok
}

/** When bidding closes for an account, for a lot whose hall's deadline is known. */
export const biddingCloses = (
  { auctionDate, biddingDeadline }: { auctionDate: string | null; biddingDeadline: string | null },
  deadlineCheck: boolean,
): string | null => (deadlineCheck ? biddingDeadline : auctionDate)

/** Until when a buyer may cancel on their own; null for a lot without a date. */
export const cancellationDeadline = (
  { auctionDate }: Pick<LotTime, 'auctionDate'>,
  { cancelDeadlineHours }: Pick<HallTerms, 'cancelDeadlineHours'>,
): Date | null =>
  auctionDate === null ? null : new Date(Date.parse(auctionDate) - cancelDeadlineHours * hourMs)

export function cancellationOpen(lot: LotTime, terms: HallTerms, now: Date): boolean {
  if (auctionFinished(lot, now)) return false
  const closes = cancellationDeadline(lot, terms)
  return closes === null || now < closes
}

/** Whether it is too late for the hall to hear of a change from us: the auction is about to start, or has started. */
export const isPastForwarding = (auctionDate: string | null, now: Date): boolean =>
  auctionDate !== null && Date.parse(auctionDate) - now.getTime() <= hourMs

/** Changes this late are no longer forwarded to the auction system (3§4.3). */
export function inLastHour(auctionDate: string, now: Date): boolean {
  const left = Date.parse(auctionDate) - now.getTime()
  return left > 0 && left <= hourMs
}
