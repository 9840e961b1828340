import { jstDay, jstParts, startOfJstDay } from '../time/jst.ts'
import { halfWidth } from './number.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** `2026.11.24`, Japan time; '-' for no value. */
export function formatDate(instant: string | Date | null | undefined): string {
  if (!instant) return '-'
  const { year, month, day } = jstParts(instant)
  return `${year}.${two(month)}.${two(day)}`
}

const weekdays = new Map<string, Intl.DateTimeFormat>()

function weekdaysIn(language: string): Intl.DateTimeFormat {
  const known = weekdays.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Tokyo' })
  weekdays.set(language, format)
  return format
}

/** `2026.11.24 Tue`, Japan time, with the weekday in the given language. */
export const formatDateWithWeekday = (instant: string | Date, language: string): string =>
  `${formatDate(instant)} ${weekdaysIn(language).format(new Date(instant))}`

/** The same for a calendar day `YYYY-MM-DD`. */
export const formatDayWithWeekday = (day: string, language: string): string =>
  formatDateWithWeekday(startOfJstDay(day), language)

/** `9:05`, Japan time, no leading zero. */
export function formatTime(instant: string | Date | null | undefined): string {
  if (!instant) return '-'
  const { hour, minute } = jstParts(instant)
  return `${hour}:${two(minute)}`
}

export const formatDateTime = (instant: string | Date | null | undefined): string =>
  instant ? `${formatDate(instant)} ${formatTime(instant)}` : '-'

/** `11.26 10:05`, Japan time: for days so near that the year is obvious. */
export const formatMoment = (instant: string | Date): string => formatDateTime(instant).slice(5)

/** `11.23 19:02` for this year in Japan, `2025.11.23` for another. */
export function formatRecent(instant: string | Date | null | undefined, now: Date): string {
  if (!instant) return '-'
  const { year, month, day } = jstParts(instant)
  return year === jstParts(now).year
    ? `${two(month)}.${two(day)} ${formatTime(instant)}`
    : formatDate(instant)
}

/** `9:05` for today in Japan, `11.26 9:05` for another day. */
export const formatUpcoming = (instant: string | Date, now: Date): string =>
  jstDay(instant) === jstDay(now) ? formatTime(instant) : formatRecent(instant, now)

/** `9:05:07`, for a clock. */
export function formatClock(instant: Date): string {
  return `${formatTime(instant)}:${two(jstParts(instant).second)}`
}

/** A day without a time, such as 2026.11.24. */
export const formatDay = (day: string): string => day.replaceAll('-', '.')

/** Without the year if it is the current year. */
export const formatNearDay = (day: string, today: string): string =>
  formatDay(day).slice(day.slice(0, 4) === today.slice(0, 4) ? 5 : 0)

/** `MM/DD` for a calendar day `YYYY-MM-DD`; the weekday next to it is a phrase. */
export const formatDayChip = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}`

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** A partly typed date, formatted as 4-2-2 digits with dashes (2§5.1). */
export function dashDate(typed: string): string {
  const digits = halfWidth(typed).replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-')
}

/**
 * Whether a day exists, as `YYYY-MM-DD`, in the years 1000 to 2999. Pure arithmetic, because one page of filters
 * checks hundreds of sales.
 */
export const isDay = (text: string): boolean => {
  const [, year, month, day] = /^([12]\d{3})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  return (
    year !== undefined && month !== undefined && day !== undefined && day > 0 && day <= daysOf(year, month)
  )
}

/** 0 if there is no such month. */
function daysOf(year: number, month: number): number {
  if (month !== 2) return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}
