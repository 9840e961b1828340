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

/** '2026-11-24' → '2026.11.24', as dates are shown outside of inputs. */
export const showDate = (date: string) => date.replaceAll('-', '.')
