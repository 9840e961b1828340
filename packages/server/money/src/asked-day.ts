import type { RefusalCode } from '@seriba/contracts/refusals'
import { isDay } from '@seriba/domain/format/date'
import { Refusal } from '@seriba/server-kit/refusal'

/** A Japanese day that a list is asked for, or none. */
export function askedDay(field: string, day: string | undefined): string | null {
  if (!day) return null
  if (isDay(day)) return day
  const fields: Record<string, RefusalCode> = { [field]: 'invalid_input' }
  throw new Refusal('invalid_input', { fields })
}
