import { allDigits } from '../lib/digits.ts'

/** Dates are 'YYYY-MM-DD' texts everywhere; half-typed ones are not dates yet. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Typed digits become 4-2-2. */
export function maskDate(typed: string) {
  const digits = allDigits(typed).slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** The date, if there is such a day. */
export function parseDate(text: string): string | null {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (!year || !month || !day) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? text : null
}

/** Typed digits become 4-2-2 2:2. */
export function maskMoment(typed: string) {
  const time = allDigits(typed).slice(8, 12)
  const date = maskDate(typed)
  return time === '' ? date : `${date} ${[time.slice(0, 2), time.slice(2)].filter(Boolean).join(':')}`
}

/** `2026-11-24T14:45` of `2026-11-24 14:45`, if there is such a day and minute. */
export function parseMoment(text: string): string | null {
  const [date = '', time = ''] = text.split(' ')
  return parseDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${date}T${time}` : null
}

export const showMoment = (moment: string) => moment.replace('T', ' ')

/** '2026-11-24' → '2026.11.24', as dates are shown outside of inputs. */
export const showDate = (date: string) => date.replaceAll('-', '.')
