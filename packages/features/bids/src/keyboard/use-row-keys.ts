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
  /** Selects the row, or all rows up to it. */
  select: (range: boolean) => void
  /** All bids on the row's lot. */
  selectLot: () => void
  /** Undefined if nothing is selected: then Escape is handled elsewhere. */
  clear: (() => void) | undefined
  group: () => void
  /** Assigns another manager to the clients of the selected rows. */
  assign: () => void
  withdrawn: () => void
  undo: () => void
}

/**
 * Single keys for the row in focus, on any keyboard layout. Off while somebody types, while a dialog is open, and
 * with modifiers, which belong to the browser, except for Ctrl Z.
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
  const { key, code, shiftKey } = event
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return code === 'KeyZ' && !shiftKey ? keys.undo : undefined
  // The list of keys is where they are switched on again.
  if (key === '?') return keys.help
  if (key === 'Escape') return isAside(event.target) ? undefined : keys.clear
  if (!on) return undefined
  if (code === 'KeyX') return () => keys.select(shiftKey)
  if (shiftKey) return undefined
  if (key === '/' || code === 'Slash') return keys.search
  // The focused element may have its own Enter.
  if (key === 'Enter') return isActive(event.target) ? undefined : keys.openLot
  const status = switchableStatuses.find(
    (candidate) => code === `Digit${candidate}` || code === `Numpad${candidate}`,
  )
  if (status) return () => keys.status(status)
  const letters: Record<string, () => void> = {
    KeyJ: () => keys.move(1),
    KeyK: () => keys.move(-1),
    KeyE: keys.edit,
    KeyP: keys.edit,
    KeyG: keys.group,
    KeyM: keys.assign,
    KeyA: keys.autoBid,
    KeyS: keys.soldPrice,
    KeyO: keys.openLot,
    KeyC: keys.chat,
    KeyR: keys.selectLot,
    KeyW: keys.withdrawn,
  }
  return letters[code]
}

const isActive = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a, button, [role=radio], [role=tab], input') !== null

const isAside = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('aside') !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, form') !== null)

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
