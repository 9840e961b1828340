import { jstParts } from '../time/jst.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** `2026.11.24`, Japan time; '-' for no value. */
export function formatDate(instant: string | Date | null | undefined): string {
  if (!instant) return '-'
  const { year, month, day } = jstParts(instant)
  return `${year}.${two(month)}.${two(day)}`
}

/** `9:05`, Japan time, no leading zero. */
export function formatTime(instant: string | Date | null | undefined): string {
  if (!instant) return '-'
  const { hour, minute } = jstParts(instant)
  return `${hour}:${two(minute)}`
}

export const formatDateTime = (instant: string | Date | null | undefined): string =>
  instant ? `${formatDate(instant)} ${formatTime(instant)}` : '-'

/** `9:05:07`, for a clock. */
export function formatClock(instant: Date): string {
  return `${formatTime(instant)}:${two(jstParts(instant).second)}`
}

/** `MM/DD` of a calendar day `YYYY-MM-DD`; the weekday beside it is a phrase. */
export const formatDayChip = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}`

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** What has been typed of a date, as 4-2-2 digits with dashes (2§5.1). */
export function dashDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** Empty, or a day that exists. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
