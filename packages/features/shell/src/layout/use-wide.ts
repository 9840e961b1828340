import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

/** Whether there is the desktop’s header; where nothing can be measured, there is. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(wide)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia?.(wide).matches ?? true,
  )
}
