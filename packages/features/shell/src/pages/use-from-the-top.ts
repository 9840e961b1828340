import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Another page begins at its top; the browser itself finds the place again on the way back. */
export function useFromTheTop() {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (way !== 'POP') window.scrollTo({ top: 0 })
  }, [pathname, way])
}
