import { isFinal } from '../lots/lot-status.ts'
import { hourMs, jstDay } from '../time/jst.ts'

export type HallTerms = {
  /** Hours before the lot's time at which bidding closes. */
  deadlineHours: number
  /** Hours before the lot's time until which a buyer may cancel on his own. */
  cancelDeadlineHours: number
}

export type LotTime = { auctionDate: string | null; status: number }

/** The last moment at which a bid is taken; null for a lot without a date, such as a stock car. */
export const biddingDeadline = (lot: LotTime, terms: HallTerms): Date | null =>
  lot.auctionDate === null ? null : new Date(Date.parse(lot.auctionDate) - terms.deadlineHours * hourMs)

/** A lot is over when its status is final or its Japanese day has ended. */
export const auctionFinished = (lot: LotTime, now: Date): boolean =>
  isFinal(lot.status) || (lot.auctionDate !== null && jstDay(lot.auctionDate) < jstDay(now))

/** Without `bidDeadlineCheck` bids are taken until the lot starts (GAP22). */
export function acceptsBids(lot: LotTime, terms: HallTerms, deadlineCheck: boolean, now: Date): boolean {
  if (auctionFinished(lot, now)) return false
  if (lot.auctionDate === null) return true
  const closes = biddingDeadline(lot, deadlineCheck ? terms : { ...terms, deadlineHours: 0 })
  return closes !== null && now < closes
}

/** Until when a buyer may cancel on his own; null for a lot without a date. */
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

/** Changes this late are no longer forwarded to the auction system (3§4.3). */
export function inLastHour(auctionDate: string, now: Date): boolean {
  const left = Date.parse(auctionDate) - now.getTime()
  return left > 0 && left <= hourMs
}
