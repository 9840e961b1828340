import { useEffect, useRef } from 'react'
import { isWide } from '../use-wide/index.ts'
import { overlayOpened } from './overlay-history.ts'

/** The browser's Back closes what is open, instead of leaving the page under it. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (isOpen ? overlayOpened(() => close.current()) : undefined), [isOpen])
}

/** For panels that are next to their page if there is room: then Back belongs to the page. */
export const useCloseOnBackOnPhone = (isOpen: boolean, onClose: () => void) =>
  useCloseOnBack(isOpen && !isWide(), onClose)
