import type { KeyboardEvent } from 'react'

/** For a form that opens on the page: Escape leaves it, and nothing around it receives the key. */
export const leftByEscape = (leave: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  },
})
