import { useEffect, useRef } from 'react'

/** Turning single keys off in the Bid Manager turns them off here too (WCAG 2.1.4). */
const singleKeysOn = () => localStorage.getItem('bid-single-keys') !== 'off'

/** A box that was just checked takes no letters. */
const typed = 'input:not([type="checkbox"]), textarea, select'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typed))

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

/**
 * Single keys by their position, on any keyboard layout: `KeyJ`, `Digit1`, `Shift+KeyS` with Shift, and `Slash` and
 * `Help` by what they type. Off while somebody types or a dialog is open.
 */
export function useKeyActions(byCode: Record<string, (() => void) | undefined>) {
  const latest = useRef(byCode)
  latest.current = byCode

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // A question mark is typed with Shift on most keyboards.
      const named = { '/': 'Slash', '?': 'Help' }[event.key]
      const run = latest.current[named ?? (event.shiftKey ? `Shift+${event.code}` : event.code)]
      const modified = event.ctrlKey || event.metaKey || event.altKey
      if (!run || modified || event.defaultPrevented || event.repeat) return
      if (isTyping(event.target) || isCovered() || !singleKeysOn()) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
