import { useListBidViewsQuery } from '@seriba/api/manager/bid-views'
import { serverNow } from '@seriba/api/server-clock'
import type { BidView } from '@seriba/contracts/bid-views'
import { paramsToKeep, paramsToOpen } from '@seriba/domain/bids/bid-views'
import { jstDay } from '@seriba/domain/time/jst'
import { type BidListParams, readParams, writeParams } from '../bid-list/bid-list-params.ts'

const today = () => jstDay(serverNow())

/** What a view would keep of the list's current state; the Bid Manager's status is in its path and is included. */
export function viewParamsOf(params: BidListParams): string {
  const query = writeParams({ ...params, unfolded: false, page: 1, bid: null }, 'bid-manager')
  if (params.status !== null) query.set('bidStatus', String(params.status))
  return paramsToKeep(query.toString(), today())
}

/** The list as the view shows it. */
export function openedBy({ params }: Pick<BidView, 'params'>) {
  const { status, filters, sort, hidden } = readParams(new URLSearchParams(paramsToOpen(params, today())))
  return { status, filters, sort, hidden }
}

/** The viewer's views and their colleagues'; which of them the list shows, and which it started with. */
export function useViews(params: BidListParams, options: { refetchOnMountOrArgChange?: boolean } = {}) {
  const { data, isFetching } = useListBidViewsQuery(undefined, options)
  const views = data?.items ?? []
  const kept = viewParamsOf(params)
  return { views, kept, current: views.find((view) => view.params === kept), loading: isFetching && !data }
}
