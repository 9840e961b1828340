import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const isWide = () => window.matchMedia(query).matches

/** Whether there is room for a table; below 1024 px there are rows for thumbs. */
export const useWide = () => useSyncExternalStore(subscribe, isWide)
