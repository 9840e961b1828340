import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the button that opens a form on the page: it gets the focus back when the form goes away with the focus in it.
 */
export function useReturnFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
