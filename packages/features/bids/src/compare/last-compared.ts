import { type ComparedLot, isSameLot, readCompared, writeCompared } from '@seriba/domain/lots/comparison'

const key = 'seriba.compared'

/** The lots of this tab's last comparison. */
export function lastCompared(): ComparedLot[] {
  try {
    return readCompared(new URLSearchParams(sessionStorage.getItem(key) ?? ''))
  } catch {
    return []
  }
}

export function rememberCompared(lots: readonly ComparedLot[]) {
  try {
    sessionStorage.setItem(key, String(writeCompared(lots)))
  } catch {
    // If a browser stores nothing, the address still has the lots.
  }
}

/**
 * The comparison with one more lot; a fifth is in the address, too, and the page says that there is no room for it.
 */
export function compareWith(lot: ComparedLot): string {
  const lots = lastCompared()
  const all = lots.some((other) => isSameLot(other, lot)) ? lots : [...lots, lot]
  return `/compare?${writeCompared(all)}`
}
