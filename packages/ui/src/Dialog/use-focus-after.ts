import { useEffect, useMemo } from 'react'

/** What had the focus before the first of the dialogs that follow one another. */
let opener: Element | null = null

const dialogs = '[role=dialog], [role=alertdialog]'

function remember() {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.closest(dialogs))
    opener = activeElement
}

function bringBack() {
  if (document.activeElement !== document.body || document.querySelector(dialogs)) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
}

/** The scope of the focus gives it back within a frame or two, as far as it can. */
const restoredMs = 50

/**
 * One dialog that takes another's place gives the focus back to a button of that one, which is gone: it goes back to
 * where it was before the first.
 */
export function useFocusAfter(isOpen: boolean) {
  // While it is drawn: later the dialog has the focus.
  useMemo(() => isOpen && remember(), [isOpen])
  useEffect(() => (isOpen ? () => void setTimeout(bringBack, restoredMs) : undefined), [isOpen])
}
