/** Minutes of the day where the listener is. */
export type QuietHours = { on: boolean; from: number; to: number }

export const minutesOfDay = 24 * 60

/** Quiet hours may run over midnight; from a time to the same time is the whole day. */
export function isQuiet({ on, from, to }: QuietHours, minute: number): boolean {
  if (!on) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** Minutes of a day that its listener's quiet hours still last. */
export const minutesUntilQuietEnds = ({ to }: QuietHours, minute: number): number =>
  ((to - minute + minutesOfDay - 1) % minutesOfDay) + 1

/** The minute of the day in a time zone (IANA); that of UTC where there is no such zone. */
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

/** What is typed into a field for a time: figures get their colon by themselves. */
export function parseTimeInput(text: string): string {
  const [hours = '', ...rest] = text.replaceAll(/[^\d:]/g, '').split(':')
  if (rest.length > 0) return `${hours.slice(0, 2)}:${rest.join('').slice(0, 2)}`
  return hours.length > 2 ? `${hours.slice(0, 2)}:${hours.slice(2, 4)}` : hours
}

/** Null where there is no whole time yet. */
export function minuteOfTime(time: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
