import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** Nothing is entered on a Japanese day of a closed period; `closedUntil` is its last day, or empty. */
export const periodOpen = (day: string, closedUntil: string): RuleResult<'period_closed'> =>
  closedUntil !== '' && day <= closedUntil ? rejected('period_closed') : ok

/** The first and last day of a month such as `2026-11`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { first: `${month}-01`, last: `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}` }
}

/** The month before that of a Japanese day. */
export function monthBefore(day: string): string {
  const [year = 0, number = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}
