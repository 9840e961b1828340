import { useRef } from 'react'
import { useLocation } from 'react-router'

/** Increases when the page is opened again: at the same address, or at its bare one, for example from the menu. */
export function useReopenCount(): number {
  const { key, search } = useLocation()
  const last = useRef({ key, search, times: 0 })
  if (last.current.key !== key) {
    const anew = search === '' || search === last.current.search
    last.current = { key, search, times: last.current.times + (anew ? 1 : 0) }
  }
  return last.current.times
}
