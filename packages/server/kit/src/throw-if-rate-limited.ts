import { ApiError } from './api-error.ts'

/** Refuses an attempt for so many seconds and says so; does nothing if another one may be made now. */
export function throwIfRateLimited(seconds: number | null | undefined): void {
  if (seconds === null || seconds === undefined || seconds <= 0) return
  throw new ApiError('too_many_tries', { detail: { retryAfter: Math.ceil(seconds) } })
}
