import { useSyncExternalStore } from 'react'

/** From here up there are tables, below it cards for thumbs. */
export const desktop = '(min-width: 1024px)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    // Where nothing can be measured, there is a desktop.
    () => globalThis.matchMedia?.(query).matches ?? true,
  )
}
