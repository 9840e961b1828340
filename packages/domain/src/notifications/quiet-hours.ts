/** Minutes of the day where the listener is. */
export type QuietHours = { on: boolean; from: number; to: number }

export const minutesOfDay = 24 * 60

/** Quiet hours may run over midnight; from a time to the same time is the whole day. */
export function isQuiet({ on, from, to }: QuietHours, minute: number): boolean {
  if (!on) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** `07:05`, as a field for a time has it. */
export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Null where there is no time yet. */
export function minuteOfTime(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
