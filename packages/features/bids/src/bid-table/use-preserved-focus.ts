import { useLayoutEffect } from 'react'

let left = ''

/** Two elements alternate under one id: the one that appears takes over the focus from the one that disappears. */
export function usePreservedFocus(id: string) {
  useLayoutEffect(() => {
    const element = document.getElementById(id)
    if (left === id) element?.focus()
    return () => {
      if (!element || element !== document.activeElement) return
      left = id
      // Its replacement is rendered in the same pass, or not at all.
      queueMicrotask(() => {
        left = ''
      })
    }
  }, [id])
}
