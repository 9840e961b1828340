import { useEffect, useRef, useState } from 'react'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useDebouncedCallback } from '../shared/use-debounced-callback.ts'

/** Several choices in a row are requested together. */
export const filterDelayMs = 1500

/** Lots from the quick search are applied right away, or nearly. */
const lotDelayMs = 500

export type FilterDraft = ReturnType<typeof useFilterDraft>

/** Filters while they are being chosen; they are written to the address after a pause, or when a menu closes. */
export function useFilterDraft({ params, change }: BidListModel) {
  const applied = params.filters
  const [filters, setFilters] = useState<BidFilters>(applied)
  const { call, flush } = useDebouncedCallback((next: BidFilters) => change({ filters: next }), filterDelayMs)
  const key = JSON.stringify(applied)

  // Back and forward, and links, bring other filters.
  // The same filters in a new object are not a change.
  useEffect(() => setFilters(applied), [key])

  /** A lot from the quick search; several are requested together, and the typed text is cleared (3§4.8). */
  const lots = useRef(new Map<number, string>())
  const chosen = useDebouncedCallback((next: BidFilters) => change({ filters: next }), lotDelayMs)

  return {
    filters,
    /** Names of the lots that were chosen here. */
    lots: lots.current as ReadonlyMap<number, string>,
    addLot(bidId: number, name: string) {
      lots.current.set(bidId, name)
      const next = { ...filters, bids: [...new Set([...filters.bids, bidId])], lotNo: '' }
      setFilters(next)
      chosen.call(next)
    },
    set(part: Partial<BidFilters>) {
      const next = { ...filters, ...part }
      setFilters(next)
      call(next)
    },
    /** Without waiting: for a confirmed search, or filters that were cleared. */
    setNow(part: Partial<BidFilters>) {
      const next = { ...filters, ...part }
      setFilters(next)
      call(next)
      flush()
    },
    flush,
  }
}
