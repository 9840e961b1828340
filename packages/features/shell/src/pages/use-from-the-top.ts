import { scrollPage } from '@seriba/ui/page-scroll'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { findPlace, keepPlace } from './kept-places.ts'

/** Another page begins at its top, and the way back leads to where one was. */
export function useFromTheTop() {
  const { pathname, key } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (way !== 'POP') scrollPage({ top: 0 })
  }, [pathname, way])
  useLayoutEffect(() => keepPlace(key), [key])
  useLayoutEffect(() => (way === 'POP' ? findPlace(key) : undefined), [key, way])
}
