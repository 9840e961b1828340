import type { KeyboardEvent } from 'react'

/** Of a form that opens in the page: Escape leaves it, and nothing around it hears of that. */
export const leftByEscape = (leave: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  },
})
