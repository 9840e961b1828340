import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { findPlace, recordScrollPosition, startAtTop } from './kept-places.ts'

/** Another page begins at its top, and going back leads to the earlier position. */
export function useStartAtTop() {
  const { pathname, key } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (way !== 'POP') startAtTop()
  }, [pathname, way])
  useLayoutEffect(() => {
    // An address that a page corrects itself keeps the position that is being restored.
    if (way === 'POP') findPlace(key)
    return recordScrollPosition(key)
  }, [key, way])
}
