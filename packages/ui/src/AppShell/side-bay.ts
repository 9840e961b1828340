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

/** What uses it stands beside the page as long as it is there, and the menu makes room where both have none. */
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
