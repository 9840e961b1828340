import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** A message in a background tab is not read. */
export const usePageVisible = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
