import { useState } from 'react'

/**
 * What the server kept when a draft was begun: what has come since is a colleague's. The setter names what is kept
 * once a part of the draft is saved.
 */
export function useBegun<Data>(kept: Data, hasDraft: boolean): [Data, (kept: Data) => void] {
  const [begun, setBegun] = useState(kept)
  if (!hasDraft && begun !== kept) setBegun(kept)
  return [hasDraft ? begun : kept, setBegun]
}
