import { useEffect, useState } from 'react'
import { bidElementId, lotLinkOf } from './bid-element.ts'

/** Which row the keys act on. A link may name one; J and K continue from there. */
export function useRowFocus(ids: readonly number[] | null, linked: number | null) {
  const [focused, setFocused] = useState<number | null>(linked)
  const shown = ids?.includes(focused ?? -1) ? focused : null

  // Once, when the linked row exists.
  useEffect(() => {
    if (linked !== null && ids?.includes(linked)) setFocused(linked)
  }, [linked, ids !== null])

  return {
    focused: shown,
    focus: setFocused,
    move(step: 1 | -1) {
      if (!ids || ids.length === 0) return
      const at = shown === null ? (step === 1 ? -1 : ids.length) : ids.indexOf(shown)
      const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
      if (next === undefined) return
      setFocused(next)
      document.getElementById(bidElementId(next))?.scrollIntoView?.({ block: 'nearest' })
      // The focus moves along, so that Tab and a screen reader continue from this row.
      lotLinkOf(next)?.focus({ preventScroll: true })
    },
    openLot() {
      if (shown === null) return
      lotLinkOf(shown)?.click()
    },
  }
}
