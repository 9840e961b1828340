/** Minutes of the day where the listener is. */
export type QuietHours = { on: boolean; from: number; to: number }

export const minutesOfDay = 24 * 60

/** Quiet hours may run over midnight; from a time to the same time is the whole day. */
export function isQuiet({ on, from, to }: QuietHours, minute: number): boolean {
  if (!on) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
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
