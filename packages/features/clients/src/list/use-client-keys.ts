import { useEffect, useRef, useState } from 'react'
import { clientElementId } from './list-props.ts'

type Actions = Record<'limits' | 'role' | 'manager' | 'bid', (userId: number) => void> &
  Record<'search' | 'add' | 'help', () => void>

/** Who turns single keys off in the Bid Manager has them off here too (WCAG 2.1.4). */
const singleKeysOn = () => localStorage.getItem('bid-single-keys') !== 'off'

/** Single keys for the list, on any keyboard layout; off while somebody types or a dialog is open. */
export function useClientKeys(ids: readonly number[], actions: Actions) {
  const [focused, setFocused] = useState<number | null>(null)
  const shown = focused !== null && ids.includes(focused) ? focused : null

  function move(step: 1 | -1) {
    const at = shown === null ? (step === 1 ? -1 : ids.length) : ids.indexOf(shown)
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (next === undefined) return
    setFocused(next)
    const row = document.getElementById(clientElementId(next))
    row?.scrollIntoView?.({ block: 'nearest' })
    // The focus goes along: Enter opens the client, Tab and a screen reader go on from there.
    row?.querySelector<HTMLElement>('[data-client]')?.focus({ preventScroll: true })
  }

  const byCode: Record<string, () => void> = {
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyL: () => shown !== null && actions.limits(shown),
    KeyR: () => shown !== null && actions.role(shown),
    KeyM: () => shown !== null && actions.manager(shown),
    KeyB: () => shown !== null && actions.bid(shown),
    Help: actions.help,
    KeyN: actions.add,
    Slash: actions.search,
  }
  const latest = useRef(byCode)
  latest.current = byCode

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const named = { '/': 'Slash', '?': 'Help' }[event.key]
      const run = latest.current[named ?? event.code]
      // A question mark is typed with Shift on most keyboards.
      const modified = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !named)
      if (!run || modified || event.defaultPrevented || event.repeat) return
      if (isTyping(event.target) || isCovered() || !singleKeysOn()) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  return { focused: shown, focus: setFocused }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
