import { rememberList } from '@seriba/api/lot-lists'
import { useListingQuery } from '@seriba/api/shared/catalogue'
import { useShownLots } from '@seriba/api/shown-lots'
import type { Listing } from '@seriba/contracts/catalogue'
import { useEffect, useMemo } from 'react'
import type { ListingConfig } from '../config/listing-config.ts'
import { changed } from '../url/listing-changes.ts'
import { requestOf } from '../url/listing-request.ts'
import type { ListingState } from '../url/listing-state.ts'
import type { ListingChange } from './layout-props.ts'

/** Older answers are shown at once when one comes back to them, and asked for again. */
const freshSeconds = 30

type Request = ReturnType<typeof requestOf>

/** The pages of these lots lead on to the ones beside them. */
export function remember({ rowsOf }: ListingConfig, request: Request, answer: Listing) {
  const ids = (rowsOf(answer) ?? []).map(({ id }) => id)
  if (ids.length > 0) rememberList({ request, ids, total: answer.pageInfo.totalSearchResults })
}

/** The lots of a state. While the next ones are on their way, or did not come, the last ones stay. */
export function useListing(
  config: ListingConfig,
  state: ListingState,
  pageSize: number,
  change: ListingChange,
) {
  const request = useMemo(() => requestOf(config.pageType, state, pageSize), [config, state, pageSize])
  const query = useListingQuery(request, { refetchOnMountOrArgChange: freshSeconds })
  const { data, currentData, isFetching, error } = query
  const total = data?.pageInfo.totalSearchResults
  const current = currentData?.pageInfo

  // An old link may ask for a page that is no longer there: the last one is.
  const last = current && Math.max(1, Math.ceil(current.totalSearchResults / current.pageSize))
  useEffect(() => {
    if (last !== undefined && state.page > last) change((now) => changed.page(now, last), { replace: true })
  }, [last, state.page, change])

  const lots = config.rowsOf(data)
  useShownLots((lots ?? []).map(({ id }) => ({ pageType: config.pageType, id })))
  useEffect(() => {
    if (currentData) remember(config, request, currentData)
  }, [config, request, currentData])

  // That nothing was found before says nothing of what is asked for now.
  const outdated = lots?.length === 0 && (currentData === undefined || error !== undefined)

  return {
    lots: outdated ? undefined : lots,
    pageInfo: data?.pageInfo,
    total,
    fetching: isFetching,
    stale: isFetching && currentData === undefined,
    error,
    retry: query.refetch,
  }
}
