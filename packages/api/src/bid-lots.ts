type Listener = (lotIds: readonly string[]) => void

const listeners = new Set<Listener>()

/**
 * Listens for lots whose bids, results or halls have changed: for a page too large to be requested as a whole each
 * time.
 */
export function onBidLots(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function notifyBidLots(lotIds: readonly string[]) {
  for (const listener of listeners) listener(lotIds)
}
