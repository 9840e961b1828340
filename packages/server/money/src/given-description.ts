import { Refusal } from '@seriba/server-kit/refusal'

/** What a client reads of a line that takes from their balance; refuses to go without. */
export function givenDescription(said: string): string {
  const description = said.trim()
  if (description === '') throw new Refusal('field_required', { fields: { description: 'field_required' } })
  return description
}
