import { useBidFiltersQuery, useBidHistoryFiltersQuery } from '@seriba/api/shared/bid-lists'
import type { BidList } from '@seriba/contracts/bid-lists'
import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { type BidListParams, listsOnWire } from './bid-list-params.ts'

/** Statuses of bids that may still be acted on: the others count as earlier once their day has come. */
const openStatuses: readonly (BidStatus | null)[] = [null, bidStatus.new, bidStatus.bid, bidStatus.dontBid]

/** Whether a list begins with the next lot. Another order, or a search for a lot, includes bids that are over. */
export const canFold = ({ status, filters, sort }: BidListParams, mode: BidListMode) =>
  mode !== 'archive' &&
  sort === null &&
  openStatuses.includes(status) &&
  filters.lotNo === '' &&
  filters.lot === null &&
  filters.bids.length + filters.statuses.length === 0

/** What is requested from the server for one page of a list. */
export function listQuery(params: BidListParams, mode: BidListMode, pageSize: number) {
  const { status, tab, filters, sort, page } = params
  const { date, from, to, lotNo, lot } = filters
  const lists = listsOnWire(filters)
  // One's own bids have no clients to choose from (3§7.1).
  const user = mode === 'dealer' && tab === 'mine' ? [] : lists.user
  return {
    page,
    pageSize,
    ...lists,
    user,
    ...(status !== null && (mode === 'archive' ? { archiveStatus: status } : { bidStatus: status })),
    ...(date && { auctionDate: date }),
    ...(from && { auctionDateFrom: from }),
    ...(to && { auctionDateTo: to }),
    ...(lotNo && { lotNo }),
    ...(lot && { lot }),
    ...sort,
    ...(canFold(params, mode) && !params.unfolded && { earlier: 'folded' as const }),
    ...(mode === 'dealer' && { bidType: tab }),
  }
}

export type ListQuery = ReturnType<typeof listQuery>

/** Fetches one page of a list; the previous one stays on screen in the meantime. */
export type UseBids = (query: ListQuery) => {
  data?: BidList | undefined
  currentData?: BidList | undefined
  error?: unknown
  isError: boolean
  isFetching: boolean
  isLoading: boolean
  refetch: () => unknown
}

/** A page that is opened is fetched again (3§4.8). */
const onOpen = { refetchOnMountOrArgChange: true }

/** What the list can be filtered by. The mode never changes. */
export function useFilterOptions(mode: BidListMode, { status, tab }: Pick<BidListParams, 'status' | 'tab'>) {
  const bidType = mode === 'dealer' ? { bidType: tab } : {}
  const live = useBidFiltersQuery(
    { ...bidType, ...(status !== null && { bidStatus: status }) },
    { skip: mode === 'archive', ...onOpen },
  )
  const archive = useBidHistoryFiltersQuery(status === null ? {} : { archiveStatus: status }, {
    skip: mode !== 'archive',
    ...onOpen,
  })
  return mode === 'archive' ? archive : live
}
