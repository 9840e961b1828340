import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { useMemo } from 'react'
import { useCostsShown } from '../bid-costs/costs-shown.ts'
import type { Side } from '../shared/side.ts'
import { countersOf, useFlashing } from './counters.ts'
import { usePageSize } from './page-size.ts'
import { canFold, listQuery, type UseBids, useFilterOptions } from './use-bid-list.ts'
import { useBidListParams } from './use-bid-list-params.ts'
import { useNamedOptions } from './use-named-options.ts'
import { useNewRows } from './use-new-rows.ts'
import { usePageInRange } from './use-page-in-range.ts'
import { useUnfoldEarlierBids } from './use-unfold-earlier-bids.ts'

/** Which list it is, and how its bids are requested: each page brings its own, so that no app includes another's. */
type BidListSource = { mode: BidListMode; useBids: UseBids }

export type BidListModel = ReturnType<typeof useBidListModel>

/** Rows to load on scrolling, if the page size cannot be chosen (DEC21). */
const scrolledPageSize = 20

/**
 * One of the four lists: the contents of its address, its first page, its counters and its filters. Clients keep
 * scrolling; dealers and managers turn pages (3§2.3, DEC21).
 */
export function useBidListModel({ mode, useBids }: BidListSource, side: Side, scrolls = mode === 'my-bids') {
  const { params, change, pointAt } = useBidListParams(mode)
  const costs = useCostsShown()
  const [chosenSize, setPageSize] = usePageSize()
  const pageSize = scrolls ? scrolledPageSize : chosenSize
  const first = listQuery(scrolls ? { ...params, page: 1 } : params, mode, pageSize)
  const list = useBids(first)
  const options = useFilterOptions(mode, params)
  const { data } = list

  // The list counts within its filters, so that a button's count matches what it opens.
  const known = data?.counters ?? options.data?.counters
  const counters = useMemo(() => (known ? countersOf(known, mode) : null), [known, mode])
  usePageInRange(params.page, { total: list.currentData?.pageInfo.totalSearchResults, pageSize }, (page) =>
    change({ page }, { replace: true }),
  )
  useUnfoldEarlierBids(params, first.earlier && list.currentData, change)
  const ids = useMemo(() => list.currentData?.cars.map(({ bidId }) => bidId) ?? null, [list.currentData])

  return {
    mode,
    useBids,
    side,
    params,
    change,
    pointAt,
    scrolls,
    pageSize,
    setPageSize,
    /** Whether rows show each bid's total cost. */
    costs,
    list,
    /** What was requested: the filter, the order and the first page. */
    asked: first,
    /** Bids on the current page, in order. */
    ids,
    total: data?.pageInfo.totalSearchResults ?? 0,
    refresh() {
      void list.refetch()
      void options.refetch()
    },
    options: useNamedOptions(options.data?.filters),
    optionsQuery: options,
    /** Today's bids that are over, if the list may begin with the next lot. */
    earlier: canFold(params, mode) && data?.earlier?.count ? data.earlier : null,
    counters,
    flashing: useFlashing(counters),
    fresh: useNewRows(ids, JSON.stringify(first)),
  }
}
