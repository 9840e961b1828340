import type { ErrorCode } from '@seriba/contracts/errors'
import { isDay } from '@seriba/domain/format/date'
import { ApiError } from '@seriba/server-kit/api-error'

/** The Japanese day requested for a list, or none. */
export function askedDay(field: string, day: string | undefined): string | null {
  if (!day) return null
  if (isDay(day)) return day
  const fields: Record<string, ErrorCode> = { [field]: 'invalid_input' }
  throw new ApiError('invalid_input', { fields })
}
