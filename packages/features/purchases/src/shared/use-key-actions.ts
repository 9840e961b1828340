import { useEffect, useRef } from 'react'

/** Who turns single keys off in the Bid Manager has them off here too (WCAG 2.1.4). */
const singleKeysOn = () => localStorage.getItem('bid-single-keys') !== 'off'

/** A box that was just ticked takes no letters. */
const typed = 'input:not([type="checkbox"]), textarea, select'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typed))

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

/**
 * Single keys by their place, on any keyboard layout: `KeyJ`, and `Slash` and `Help` by what they type; `Shift+KeyS`
 * with Shift. Off while somebody types or a dialog is open.
 */
export function useKeyActions(byCode: Record<string, (() => void) | undefined>) {
  const latest = useRef(byCode)
  latest.current = byCode

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const named = { '/': 'Slash', '?': 'Help' }[event.key]
      const code = named ?? (event.shiftKey ? `Shift+${event.code}` : event.code)
      const run = latest.current[code]
      if (!run || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
        return
      if (isTyping(event.target) || isCovered() || !singleKeysOn()) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
