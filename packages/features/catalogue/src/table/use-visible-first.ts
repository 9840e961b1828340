import { type RefObject, useDeferredValue, useMemo } from 'react'
import type { Lot } from '../rows/lot.ts'

/** The minimum height of a row, px. */
const rowHeight = 52

/**
 * Lots in the order in which they are rendered: those that fit on the screen right away, the rest just after, so that
 * the result of a click appears sooner. Until then the old ones stay below the fold.
 */
export function useVisibleFirst(lots: readonly Lot[], table: RefObject<HTMLElement | null>) {
  const drawn = useDeferredValue(lots)
  return useMemo(() => {
    if (drawn === lots || !table.current) return lots
    const room = window.innerHeight - table.current.getBoundingClientRect().top
    const seen = Math.max(0, Math.ceil(room / rowHeight))
    return [...lots.slice(0, seen), ...drawn.slice(seen, lots.length)]
  }, [lots, drawn, table])
}
