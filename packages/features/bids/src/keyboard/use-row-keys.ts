import { type BidStatus, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { useEffect, useRef } from 'react'

export type RowKeys = {
  move: (step: 1 | -1) => void
  status: (status: BidStatus) => void
  edit: () => void
  autoBid: () => void
  soldPrice: () => void
  openLot: () => void
  chat: () => void
  search: () => void
  help: () => void
}

/**
 * Single keys for the row in focus, on any keyboard layout. Off while somebody types, while a dialog
 * is open, and with modifiers, which belong to the browser.
 */
export function useRowKeys(keys: RowKeys, on: boolean) {
  const latest = useRef(keys)
  latest.current = keys

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const run = actionOf(event, latest.current, on)
      if (!run || event.defaultPrevented || event.repeat || isTyping(event.target) || isCovered()) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [on])
}

function actionOf(event: KeyboardEvent, keys: RowKeys, on: boolean): (() => void) | undefined {
  const { key, code } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  // The list of keys is where they are switched on again.
  if (key === '?') return keys.help
  if (!on || event.shiftKey) return undefined
  if (key === '/' || code === 'Slash') return keys.search
  const status = switchableStatuses.find(
    (candidate) => code === `Digit${candidate}` || code === `Numpad${candidate}`,
  )
  if (status) return () => keys.status(status)
  const letters: Record<string, () => void> = {
    KeyJ: () => keys.move(1),
    KeyK: () => keys.move(-1),
    KeyE: keys.edit,
    KeyA: keys.autoBid,
    KeyS: keys.soldPrice,
    KeyO: keys.openLot,
    KeyC: keys.chat,
  }
  return letters[code]
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, form') !== null)

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
