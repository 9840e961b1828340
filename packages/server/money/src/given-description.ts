import { ApiError } from '@seriba/server-kit/api-error'

/** The text a client reads about a line that reduces their balance; it is required. */
export function givenDescription(said: string): string {
  const description = said.trim()
  if (description === '') throw new ApiError('field_required', { fields: { description: 'field_required' } })
  return description
}
