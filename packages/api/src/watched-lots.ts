import type { WatchedLots } from '@seriba/contracts/socket-messages'
import { mostWatchedLots } from '@seriba/domain/notifications/event-types'

type Lot = WatchedLots[number]
type Listener = (lots: readonly Lot[]) => void

/** What each part of the page shows, latest one last. */
let shown: readonly (readonly Lot[])[] = []
let listener: Listener | undefined
let waiting = false

/** Registers which lots a part of the page shows; returns how to unregister it. */
export function watchLots(lots: readonly Lot[]): () => void {
  show([...shown, lots])
  return () => show(shown.filter((other) => other !== lots))
}

/** A page that replaces another changes this twice in a moment: it is sent once. */
function show(lots: typeof shown) {
  shown = lots
  if (waiting || !listener) return
  waiting = true
  queueMicrotask(() => {
    waiting = false
    listener?.(all(shown))
  })
}

/** Each lot once; if there are more than may be sent, the latest ones. */
function all(parts: typeof shown): Lot[] {
  const byId = new Map(parts.flat().map((lot) => [`${lot.pageType} ${lot.id}`, lot]))
  return [...byId.values()].slice(-mostWatchedLots)
}

/** Calls back with the lots that are shown, now and whenever that changes; returns the current ones. */
export function listenForWatchedLots(onChange: Listener): readonly Lot[] {
  listener = onChange
  const lots = all(shown)
  onChange(lots)
  return lots
}

/** The lots that have a page or a panel to themselves: what can be done with one depends on its current state. */
export const lotsShownAlone = (): Lot[] => shown.flatMap((lots) => (lots.length === 1 ? lots : []))

export function stopListeningForWatchedLots() {
  listener = undefined
}
