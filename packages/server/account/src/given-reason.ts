import { ApiError } from '@seriba/server-kit/api-error'

/** A reason as it is stored, undefined for none; throws if a required one is missing. */
export function givenReason(said: string | undefined, needed: boolean): string | undefined {
  const reason = said?.trim() || undefined
  if (needed && reason === undefined)
    throw new ApiError('invalid_input', { fields: { reason: 'field_required' } })
  return reason
}
