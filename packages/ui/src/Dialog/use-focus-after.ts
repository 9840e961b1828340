import { useEffect, useMemo } from 'react'

/** The element that had the focus before the first of several successive dialogs. */
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

/** The library restores the focus within a frame or two, if it can. */
const restoredMs = 50

/**
 * A dialog that replaces another would return the focus to a button of the replaced one, which is gone: the focus
 * returns to where it was before the first dialog.
 */
export function useFocusAfter(isOpen: boolean) {
  // Read during rendering: afterwards the dialog has the focus.
  useMemo(() => isOpen && remember(), [isOpen])
  useEffect(() => (isOpen ? () => void setTimeout(bringBack, restoredMs) : undefined), [isOpen])
}
