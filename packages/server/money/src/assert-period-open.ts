import { periodOpen } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import type { Company } from '@seriba/server-company/company'
import { ApiError } from '@seriba/server-kit/api-error'

/** Refuses a line on a Japanese day of a closed period. What takes a line back is dated by the day it is written. */
export function assertPeriodOpen({ closedUntil }: Pick<Company, 'closedUntil'>, day = jstDay(new Date())) {
  const verdict = periodOpen(day, closedUntil)
  if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { date: verdict.reason } })
}
