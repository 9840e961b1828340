import { type RefObject, useDeferredValue, useMemo } from 'react'
import type { Lot } from '../rows/lot.ts'

/** The least height of a row, px. */
const rowHeight = 52

/**
 * Lots in the order they are drawn: those that fit the screen at once, the rest right after them, so that
 * what a click has found is seen sooner. Until then the last ones stay where nobody looks.
 */
export function useOnScreenFirst(lots: readonly Lot[], table: RefObject<HTMLElement | null>) {
  const drawn = useDeferredValue(lots)
  return useMemo(() => {
    if (drawn === lots || !table.current) return lots
    const room = window.innerHeight - table.current.getBoundingClientRect().top
    const seen = Math.max(0, Math.ceil(room / rowHeight))
    return [...lots.slice(0, seen), ...drawn.slice(seen, lots.length)]
  }, [lots, drawn, table])
}
