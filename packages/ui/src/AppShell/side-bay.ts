import { useEffect, useSyncExternalStore } from 'react'

let bays = 0
const listeners = new Set<() => void>()

function count(step: 1 | -1) {
  bays += step
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Panels that use it are next to the page as long as they are open, and the menu makes room if there isn't enough for
 * both.
 */
export function useSideBay() {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

export const useHasSideBay = () =>
  useSyncExternalStore(
    subscribe,
    () => bays > 0,
    () => false,
  )
