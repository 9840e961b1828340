import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useState } from 'react'
import { clientElementId } from './list-props.ts'

type Actions = Record<'limits' | 'role' | 'manager' | 'bid', (userId: number) => void> &
  Record<'search' | 'add' | 'help', () => void>

/** Single keys for the list. */
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
    // The focus moves along: Enter opens the client, Tab and a screen reader continue from there.
    row?.querySelector<HTMLElement>('[data-client]')?.focus({ preventScroll: true })
  }

  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyL: () => shown !== null && actions.limits(shown),
    KeyR: () => shown !== null && actions.role(shown),
    KeyM: () => shown !== null && actions.manager(shown),
    KeyB: () => shown !== null && actions.bid(shown),
    Help: actions.help,
    KeyN: actions.add,
    Slash: actions.search,
  })

  return { focused: shown, focus: setFocused }
}
