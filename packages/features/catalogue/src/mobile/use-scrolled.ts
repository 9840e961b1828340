import { onPageScroll, pageTop } from '@seriba/ui/page-scroll'
import { useSyncExternalStore } from 'react'

const screens = 1.5

function subscribe(listener: () => void) {
  const leave = onPageScroll(listener)
  window.addEventListener('resize', listener)
  return () => {
    leave()
    window.removeEventListener('resize', listener)
  }
}

const isFar = () => pageTop() > screens * window.innerHeight

/** Whether the user has scrolled so far that the way back is long. */
export const useScrolled = () => useSyncExternalStore(subscribe, isFar, () => false)
