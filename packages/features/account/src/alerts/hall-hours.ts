import {
  isQuiet,
  minutesOfDay,
  type QuietHours,
  timeOfMinute,
} from '@seriba/domain/notifications/quiet-hours'

/** When most halls sell, in minutes of a Japanese day. */
const japan = { from: 9 * 60, to: 18 * 60 }
const japanAheadOfUtc = 9 * 60

export type HallHours = {
  /** In minutes of the reader's day; the end may be before the beginning, across midnight. */
  start: number
  end: number
  /** As displayed. */
  from: string
  to: string
}

/** The halls' hours in the reader's time zone, given its offset from UTC in minutes, as in `getTimezoneOffset`. */
export function hallHours(now: Pick<Date, 'getTimezoneOffset'>): HallHours {
  const local = (minute: number) =>
    (minute - japanAheadOfUtc - now.getTimezoneOffset() + 2 * minutesOfDay) % minutesOfDay
  const [start, end] = [local(japan.from), local(japan.to)]
  return { start, end, from: timeOfMinute(start), to: timeOfMinute(end) }
}

/** How many whole hours of the halls' day are quiet. */
export function quietHallHours(quiet: QuietHours, { start }: HallHours): number {
  const minutes = Array.from({ length: japan.to - japan.from }, (_, at) => (start + at) % minutesOfDay)
  return Math.round(minutes.filter((minute) => isQuiet({ ...quiet, on: true }, minute)).length / 60)
}
