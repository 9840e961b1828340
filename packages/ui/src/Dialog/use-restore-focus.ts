import { useEffect, useMemo } from 'react'

/** The element that had the focus before the first of several successive dialogs, then its ancestors. */
let trail: readonly Element[] = []

const dialogs = '[role=dialog], [role=alertdialog]'
const focusable = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])'

/** The focused element with its ancestors; null if the focus is in another dialog, or nowhere. */
function trailToFocus(): readonly Element[] | null {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement.closest(dialogs)) return null
  const elements: Element[] = []
  // The page as a whole is no place to return to.
  for (let at: Element | null = activeElement; at && !at.matches('main, body'); at = at.parentElement)
    elements.push(at)
  return elements
}

function restore() {
  if (document.activeElement !== document.body || document.querySelector(dialogs)) return
  const [opener] = trail
  for (const place of trail) {
    const target = place === opener ? opener : place.querySelector(focusable)
    if (target instanceof HTMLElement && target.isConnected) return target.focus()
  }
}

/** The library restores the focus within a frame or two, if it can. */
const restoredMs = 50
/** By then a list shows what the dialog has changed. */
const shownMs = 5000

function restoreLater() {
  const [opener] = trail
  setTimeout(restore, restoredMs)
  const observer = new MutationObserver(() => {
    if (!opener?.isConnected) restore()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), shownMs)
}

/**
 * The library returns the focus to the button that opened a dialog. If that button was in a dialog that was replaced,
 * the focus returns to where it was before the first dialog; if the action removed it, as canceling a bid does, to the
 * nearest control that is left around it.
 */
export function useRestoreFocus(isOpen: boolean) {
  // Read while rendering: afterwards the dialog has the focus, and the element may be gone.
  const before = useMemo(() => (isOpen ? trailToFocus() : null), [isOpen])
  useEffect(() => {
    if (!isOpen) return
    if (before) trail = before
    return restoreLater
  }, [isOpen, before])
}
