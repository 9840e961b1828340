import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for a table; below 1024 px there are rows for thumbs. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
