import { addDays } from '../time/jst.ts'

/** Statistics periods that can be chosen with one click. */
export const periods = ['days7', 'days30', 'months3'] as const
export type Period = (typeof periods)[number]

/** The days up to today, including both ends. */
export function periodUntil(today: string, period: Period): { from: string; to: string } {
  const from = { days7: addDays(today, -7), days30: addDays(today, -30), months3: monthsBefore(today, 3) }
  return { from: from[period], to: today }
}

/** The same day of an earlier month, or its last day if that month is shorter. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
