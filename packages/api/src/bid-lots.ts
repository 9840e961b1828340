type Listener = (lotIds: readonly string[]) => void

const listeners = new Set<Listener>()

/** Hears of lots whose bids, results or halls have changed: for a page too large to be asked for as a whole each time. */
export function onBidLots(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function notifyBidLots(lotIds: readonly string[]) {
  for (const listener of listeners) listener(lotIds)
}
