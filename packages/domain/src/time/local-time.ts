import { jstDay } from './jst.ts'
import { minuteMs } from './time-left.ts'

/** Minutes by which the viewer's clock is ahead of UTC at an instant. */
const aheadOfUtc = (instant: string | Date) => -new Date(instant).getTimezoneOffset()

const aheadInJapan = 9 * 60

/**
 * An instant by the viewer's own clock (DEC46): `17:05`, with `11.25` before it where the day is another than in
 * Japan. Null where their clock shows Japan's time.
 */
export function localTime(instant: string | Date, ahead = aheadOfUtc(instant)): string | null {
  if (ahead === aheadInJapan) return null
  const local = new Date(new Date(instant).getTime() + ahead * minuteMs).toISOString()
  const [day, clock] = [local.slice(0, 10), local.slice(11, 16).replace(/^0/, '')]
  return day === jstDay(instant) ? clock : `${day.slice(5).replace('-', '.')} ${clock}`
}
