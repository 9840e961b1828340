import { dayMs, jstDay, startOfJstDay } from '../time/jst.ts'

type LotTimes = {
  auctionDate: string | null
  biddingDeadline: string | null
  /** Until how many hours before the auction a buyer may cancel on their own. */
  cancelDeadlineHour: number
}

/** When time alone next changes what may be done with a lot; null if nothing lies ahead. */
export function nextMoment(
  { auctionDate, biddingDeadline, cancelDeadlineHour }: LotTimes,
  now: Date,
): number | null {
  if (auctionDate === null) return null
  const start = Date.parse(auctionDate)
  const moments = [
    start,
    biddingDeadline === null ? start : Date.parse(biddingDeadline),
    start - cancelDeadlineHour * 3_600_000,
    startOfJstDay(jstDay(start)).getTime() + dayMs,
  ].filter((moment) => moment > now.getTime())
  return moments.length === 0 ? null : Math.min(...moments)
}
