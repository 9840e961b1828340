import { useState } from 'react'

/**
 * What the server held when a draft was begun: a colleague has made what has come since. The setter names what it holds
 * once a part of the draft is saved.
 */
export function useDraftBase<Data>(held: Data, hasDraft: boolean): [Data, (held: Data) => void] {
  const [base, setBase] = useState(held)
  if (!hasDraft && base !== held) setBase(held)
  return [hasDraft ? base : held, setBase]
}
