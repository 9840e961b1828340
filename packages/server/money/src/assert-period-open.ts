import { periodOpen } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import { heldPeriod } from '@seriba/server-company/close-period'
import type { Company } from '@seriba/server-company/company'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'

type Closed = Pick<Company, 'closedUntil'>

/**
 * Refuses a line on a Japanese day of a closed period. What takes a line back is dated by the day it is written: no
 * field of it is to blame.
 */
export function assertPeriodOpen({ closedUntil }: Closed, day?: string) {
  const verdict = periodOpen(day ?? jstDay(new Date()), closedUntil)
  if (!verdict.ok) throw new ApiError(verdict.reason, day ? { fields: { date: verdict.reason } } : {})
}

/**
 * The same as it stands in the database, and the period stays as it is until the transaction ends: a month that is
 * closed meanwhile waits for the line. Where staff has closed none, the company counts; null if it was asked before.
 */
export async function holdPeriodOpen(tx: Tx, company: Closed | null, day: string) {
  const stored = await heldPeriod(tx)
  assertPeriodOpen({ closedUntil: stored ?? company?.closedUntil ?? '' }, day)
}
