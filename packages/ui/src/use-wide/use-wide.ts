import { createContext, useContext, useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

function subscribe(changed: () => void) {
  const media = globalThis.matchMedia?.(query)
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** If nothing can be measured, there is room. */
export const isWide = () => globalThis.matchMedia?.(query).matches ?? true

/** The screen for which a server renders a first picture: it can measure nothing. Null in the browser. */
export const FirstPicture = createContext<{ wide: boolean; rows: number } | null>(null)

function useDrawnWide() {
  const picture = useContext(FirstPicture)
  return () => picture?.wide ?? true
}

/** How many rows of a list are in a first picture. */
export const useRowsDrawn = () => useContext(FirstPicture)?.rows

/** Whether there is room for tables and the desktop's header; below 1024 px there are cards and sheets for thumbs. */
export const useWide = () => useSyncExternalStore(subscribe, isWide, useDrawnWide())
