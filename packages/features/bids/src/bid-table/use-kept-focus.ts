import { useLayoutEffect } from 'react'

let left = ''

/** Two elements take turns under one id: the one that comes takes the focus over from the one that goes. */
export function useKeptFocus(id: string) {
  useLayoutEffect(() => {
    const element = document.getElementById(id)
    if (left === id) element?.focus()
    return () => {
      if (!element || element !== document.activeElement) return
      left = id
      // What replaces it comes in the same turn, or not at all.
      queueMicrotask(() => {
        left = ''
      })
    }
  }, [id])
}
