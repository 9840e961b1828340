import { type RefObject, useEffect, useRef } from 'react'

/** Of the button that opens a form in the page: the focus comes back to it when the form goes and had the focus. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
