import type { YearMonth } from '../landed-cost/vehicle.ts'

/** Months as consecutive numbers, so that their distance is a difference. */
export type MonthNo = number

export const monthNo = ({ year, month }: YearMonth): MonthNo => year * 12 + month - 1
export const yearOfMonth = (month: MonthNo): number => Math.floor(month / 12)
export const monthNoOfDay = (day: string): MonthNo =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
export const firstDayOf = (month: MonthNo): string =>
  `${String(yearOfMonth(month)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The months between which something happened, both included. */
export type Months = { from: MonthNo; to: MonthNo }
