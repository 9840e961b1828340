import { useSyncExternalStore } from 'react'

const screens = 1.5

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}

const isFar = () => window.scrollY > screens * window.innerHeight

/** Whether one has scrolled so far that the way back is long. */
export const useScrolled = () => useSyncExternalStore(subscribe, isFar, () => false)
