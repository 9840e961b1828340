import { useState } from 'react'

/**
 * What the server had when a draft was started: anything newer is a colleague's. The setter says what it has once a
 * part of the draft is saved.
 */
export function useDraftBase<Data>(held: Data, hasDraft: boolean): [Data, (held: Data) => void] {
  const [base, setBase] = useState(held)
  if (!hasDraft && base !== held) setBase(held)
  return [hasDraft ? base : held, setBase]
}
