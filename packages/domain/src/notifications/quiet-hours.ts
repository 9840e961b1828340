/** Minutes of the day in the recipient's time zone. */
export type QuietHours = { on: boolean; from: number; to: number }

export const minutesOfDay = 24 * 60

/** Quiet hours may span midnight; the same start and end mean the whole day. */
export function isQuiet({ on, from, to }: QuietHours, minute: number): boolean {
  if (!on) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** For how many minutes the recipient's quiet hours still last. */
export const minutesUntilQuietEnds = ({ to }: QuietHours, minute: number): number =>
  ((to - minute + minutesOfDay - 1) % minutesOfDay) + 1

/** The minute of the day in a time zone (IANA), or in UTC if the zone does not exist. */
export function minuteInZone(timeZone: string, now: Date): number {
  const [hours = 0, minutes = 0] = timeIn(timeZone, now).split(':').map(Number)
  return (hours % 24) * 60 + minutes
}

function timeIn(timeZone: string, now: Date): string {
  const format = (zone: string) =>
    now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  try {
    return format(timeZone)
  } catch {
    return format('UTC')
  }
}

/** `7:05`. */
export const timeOfMinute = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** What is typed into a time field: the colon is inserted automatically. */
export function parseTimeInput(text: string): string {
  const [hours = '', ...rest] = text.replaceAll(/[^\d:]/g, '').split(':')
  if (rest.length > 0) return `${hours.slice(0, 2)}:${rest.join('').slice(0, 2)}`
  return hours.length > 2 ? `${hours.slice(0, 2)}:${hours.slice(2, 4)}` : hours
}

/** Null until a complete time has been typed. */
export function minuteOfTime(time: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
