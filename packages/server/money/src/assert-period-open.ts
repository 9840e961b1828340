import { periodOpen } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import { lockedPeriodOf } from '@seriba/server-company/close-period'
import type { Company } from '@seriba/server-company/company'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'

type Closed = Pick<Company, 'closedUntil'>

/**
 * Refuses a line on a Japanese day in a closed period. A reversal is dated by the day it is written, so no field of
 * it is at fault.
 */
export function assertPeriodOpen({ closedUntil }: Closed, day?: string) {
  const verdict = periodOpen(day ?? jstDay(new Date()), closedUntil)
  if (!verdict.ok) throw new ApiError(verdict.reason, day ? { fields: { date: verdict.reason } } : {})
}

/**
 * The same by the database, and the period stays as it is until the transaction ends: closing a month in the meantime
 * waits for the line. If staff have closed none, the company's setting counts; null if that was checked before.
 */
export async function lockOpenPeriod(tx: Tx, company: Closed | null, day: string) {
  const stored = await lockedPeriodOf(tx)
  assertPeriodOpen({ closedUntil: stored ?? company?.closedUntil ?? '' }, day)
}
