import { useEffect, useRef, useState } from 'react'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useDelayed } from '../shared/use-delayed.ts'

/** Several choices in a row are asked for once. */
export const filterDelayMs = 1500

/** The lots of a quick search follow at once, or nearly. */
const lotDelayMs = 500

export type FilterDraft = ReturnType<typeof useFilterDraft>

/** Filters as they are being chosen; they reach the address after a pause, or when a menu closes. */
export function useFilterDraft({ params, change }: BidListModel) {
  const applied = params.filters
  const [filters, setFilters] = useState<BidFilters>(applied)
  const { call, flush } = useDelayed((next: BidFilters) => change({ filters: next }), filterDelayMs)
  const key = JSON.stringify(applied)

  // Back and forward, and links, bring other filters.
  // The same filters in a new object are no news
  useEffect(() => setFilters(applied), [key])

  /** A lot of the quick search; several are asked for once, and what was typed has served (3§4.8). */
  const lots = useRef(new Map<number, string>())
  const chosen = useDelayed((next: BidFilters) => change({ filters: next }), lotDelayMs)

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
    /** Without waiting: a search that was confirmed, filters that were cleared. */
    setNow(part: Partial<BidFilters>) {
      const next = { ...filters, ...part }
      setFilters(next)
      call(next)
      flush()
    },
    flush,
  }
}
