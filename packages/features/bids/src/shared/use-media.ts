import { useSyncExternalStore } from 'react'

/** Tables from this width up, cards for touch screens below it. */
export const desktop = '(min-width: 1024px)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    // If nothing can be measured, a desktop is assumed.
    () => globalThis.matchMedia?.(query).matches ?? true,
  )
}
