import { useSyncExternalStore } from 'react'

/** A table where there is room; where nothing can be measured, there is. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.('(min-width: 1024px)')
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia?.('(min-width: 1024px)').matches ?? true,
  )
}
