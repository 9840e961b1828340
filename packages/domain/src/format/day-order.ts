import { addDays } from '../time/jst.ts'
import { isDay } from './date.ts'
import { normalizeText } from './read-cell.ts'

/** Ways to write a day whose order is ambiguous: `11/24/2026`, `24/11/26`, `26/11/24`, `8/11/24` in the Reiwa era. */
export const dayOrders = ['mdy', 'dmy', 'ymd', 'reiwa'] as const
export type DayOrder = (typeof dayOrders)[number]

const two = (text: string) => text.padStart(2, '0')

/** A day written in the given order, as `YYYY-MM-DD`; null if it is not a day. */
export function readDayIn(order: DayOrder, given: unknown): string | null {
  const text = normalizeText(given).split(/[T ]/, 1)[0] ?? ''
  const [, one = '', middle = '', last = ''] = /^(\d{1,2})\D(\d{1,2})\D(\d{1,2}|\d{4})$/.exec(text) ?? []
  const [year, month, day] = {
    mdy: [last, one, middle] as const,
    dmy: [last, middle, one] as const,
    ymd: [one, middle, last] as const,
    reiwa: [one, middle, last] as const,
  }[order]
  const read = `${order === 'reiwa' ? 2018 + Number(year) : wholeYear(year)}-${two(month)}-${two(day)}`
  return isDay(read) ? read : null
}

const wholeYear = (year: string) => (year.length === 2 ? `20${year}` : year)

/** For bank dates: none is this old, and hardly any are in the future. */
const oldestYears = 10
const daysAhead = 7

/**
 * The orders in which every day of a column makes sense, keeping only one of those that give the same days: with more
 * than one order left, the column is ambiguous. Cells that are not a day in any order are ignored.
 */
export function ordersOfDays(cells: readonly string[], today: string): DayOrder[] {
  const oldest = `${Number(today.slice(0, 4)) - oldestYears}${today.slice(4)}`
  const newest = addDays(today, daysAhead)
  const columns = dayOrders.map((order) => ({ order, days: cells.map((cell) => readDayIn(order, cell)) }))
  const said = cells.map((_, at) => columns.some(({ days }) => days[at] !== null))
  const possible = columns.filter(({ days }) =>
    days.every((day, at) => !said[at] || (day !== null && day >= oldest && day <= newest)),
  )
  const different = new Map(possible.toReversed().map((column) => [column.days.join(), column.order]))
  return said.includes(true) ? dayOrders.filter((order) => [...different.values()].includes(order)) : []
}
