import { ApiError } from '@seriba/server-kit/api-error'

/** What a client reads of a line that takes from their balance; refuses to go without. */
export function givenDescription(said: string): string {
  const description = said.trim()
  if (description === '') throw new ApiError('field_required', { fields: { description: 'field_required' } })
  return description
}
