import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

/** Whether there is room for a list and a chat over it. */
export const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    // Where nothing can be measured, there is a desktop.
    () => globalThis.matchMedia?.(query).matches ?? true,
  )
