import { useRef } from 'react'
import { useLocation } from 'react-router'

/** Grows when the page is opened anew: at the same address again, or at its bare one, as by the menu. */
export function useOpenedAnew(): number {
  const { key, search } = useLocation()
  const last = useRef({ key, search, times: 0 })
  if (last.current.key !== key) {
    const anew = search === '' || search === last.current.search
    last.current = { key, search, times: last.current.times + (anew ? 1 : 0) }
  }
  return last.current.times
}
