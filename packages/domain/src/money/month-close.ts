import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { addDays, jstDay } from '../time/jst.ts'
import { daysOfMonth, monthBefore } from './period.ts'

/** What is checked before a month is closed. */
export const monthChecks = ['ledger', 'bankLines', 'unpriced', 'unallocated', 'statements'] as const
export type MonthCheck = (typeof monthChecks)[number]

/**
 * Checked again when the month is closed, so that nobody has to wait for the night: an earlier finding may have been
 * resolved by then.
 */
export const checkedOnClosing: MonthCheck = 'ledger'

/** What must be right. The others are for staff to judge: money may be waiting for a future purchase. */
const binding: readonly MonthCheck[] = ['ledger', 'bankLines']
export const mayBeLeftOpen = (check: MonthCheck): boolean => !binding.includes(check)

export type MonthState = {
  /** Such as `2026-11`. */
  month: string
  /** The last day of the closed period, or empty. */
  closedUntil: string
  /** What is not right yet. */
  open: readonly MonthCheck[]
}

type Refused = 'month_closed' | 'month_not_over' | 'month_unready'

/**
 * Whether a month can be closed now, apart from the ledger, which is checked on closing; `leftOpen` is what staff
 * have seen and left as it is.
 */
export function canCloseMonth(
  { month, closedUntil, open }: MonthState,
  leftOpen: readonly MonthCheck[],
  now: Date,
): RuleResult<Refused> {
  const { last } = daysOfMonth(month)
  if (closedUntil >= last) return rejected('month_closed')
  if (last >= jstDay(now)) return rejected('month_not_over')
  const stops = open
    .filter((check) => check !== checkedOnClosing)
    .some((check) => !mayBeLeftOpen(check) || !leftOpen.includes(check))
  return stops ? rejected('month_unready') : ok
}

/** The month to be closed next: the last one, or the current one if that is closed. */
export function monthToClose(closedUntil: string, now: Date): string {
  const today = jstDay(now)
  const before = monthBefore(today)
  return closedUntil >= daysOfMonth(before).last ? today.slice(0, 7) : before
}

/** Whether a ledger check has covered the whole month. */
export const seesMonth = (checkedAt: string | null, month: string): boolean =>
  checkedAt !== null && jstDay(new Date(checkedAt)) >= addDays(daysOfMonth(month).last, 1)
