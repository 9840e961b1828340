import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { useMemo } from 'react'
import { useCostsShown } from '../bid-costs/costs-shown.ts'
import type { Side } from '../shared/side.ts'
import { countersOf, useFlashing } from './counters.ts'
import { usePageSize } from './page-size.ts'
import { canFold, listQuery, type UseBids, useFilterOptions } from './use-bid-list.ts'
import { useBidListParams } from './use-bid-list-params.ts'
import { useFreshRows } from './use-fresh-rows.ts'
import { useNamedOptions } from './use-named-options.ts'
import { usePageInRange } from './use-page-in-range.ts'
import { useUnfolded } from './use-unfolded.ts'

/** Which list, and how its bids are asked for: each page brings its own, so that no app holds another's. */
type BidListSource = { mode: BidListMode; useBids: UseBids }

export type BidListModel = ReturnType<typeof useBidListModel>

/** Rows for scrolling on, where there is no choice of a size (DEC21). */
const scrolledPageSize = 20

/**
 * One of the four lists: what its address says, its first page, its counters and its filters.
 * Clients scroll on; dealers and managers turn pages (3§2.3, DEC21).
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

  // The list counts within its filters, so that a button shows what it opens.
  const known = data?.counters ?? options.data?.counters
  const counters = useMemo(() => (known ? countersOf(known, mode) : null), [known, mode])
  usePageInRange(params.page, { total: list.currentData?.pageInfo.totalSearchResults, pageSize }, (page) =>
    change({ page }, { replace: true }),
  )
  useUnfolded(params, first.earlier && list.currentData, change)
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
    /** Whether rows tell what each bid comes to. */
    costs,
    list,
    /** What was asked for: the filter, the order and the first page. */
    asked: first,
    /** Bids on the page that is shown, in order. */
    ids,
    total: data?.pageInfo.totalSearchResults ?? 0,
    refresh() {
      void list.refetch()
      void options.refetch()
    },
    options: useNamedOptions(options.data?.filters),
    optionsQuery: options,
    /** What is over of today, where the list may begin with what is next. */
    earlier: canFold(params, mode) && data?.earlier?.count ? data.earlier : null,
    counters,
    flashing: useFlashing(counters),
    fresh: useFreshRows(ids, JSON.stringify(first)),
  }
}
