import { jstDay } from './jst.ts'
import { minuteMs } from './time-left.ts'

/** By how many minutes the viewer's clock is ahead of UTC at an instant. */
const aheadOfUtc = (instant: string | Date) => -new Date(instant).getTimezoneOffset()

const aheadInJapan = 9 * 60

/**
 * An instant in the viewer's local time (DEC46): `17:05`, preceded by `11.25` if the day differs from Japan's. Null
 * if their clock shows Japanese time.
 */
export function localTime(instant: string | Date, ahead = aheadOfUtc(instant)): string | null {
  if (ahead === aheadInJapan) return null
  const local = new Date(new Date(instant).getTime() + ahead * minuteMs).toISOString()
  const [day, clock] = [local.slice(0, 10), local.slice(11, 16).replace(/^0/, '')]
  return day === jstDay(instant) ? clock : `${day.slice(5).replace('-', '.')} ${clock}`
}
