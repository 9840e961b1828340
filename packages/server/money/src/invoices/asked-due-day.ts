import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'

/** The Japanese day that staff choose; null if they leave it to the company. */
export function askedDueDay(dueOn: string, now: Date): string | null {
  if (dueOn === '') return null
  if (dueOn < jstDay(now)) throw new ApiError('date_passed', { fields: { dueOn: 'date_passed' } })
  return dueOn
}
