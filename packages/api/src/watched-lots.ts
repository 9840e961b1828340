import type { WatchedLots } from '@seriba/contracts/notifications'

type Lot = WatchedLots[number]

let shown: readonly Lot[] = []
let tell: ((lots: readonly Lot[]) => void) | undefined

/** Says that a page shows a lot; answers how to say that it no longer does. */
export function watchLot(lot: Lot): () => void {
  show([...shown, lot])
  return () => show(shown.filter((other) => other !== lot))
}

function show(lots: readonly Lot[]) {
  shown = lots
  tell?.(shown)
}

/** The socket hears which lots are shown, now and whenever that changes. */
export function tellWatchedLots(listener: (lots: readonly Lot[]) => void): readonly Lot[] {
  tell = listener
  listener(shown)
  return shown
}

export function stopTellingWatchedLots() {
  tell = undefined
}
