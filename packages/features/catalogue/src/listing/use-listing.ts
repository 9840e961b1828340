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

/** Older answers are shown right away when the user returns to them, and are fetched again. */
const freshSeconds = 30

type Request = ReturnType<typeof requestOf>

/** The pages of these lots link to their neighbors. */
export function remember({ rowsOf }: ListingConfig, request: Request, answer: Listing) {
  const ids = (rowsOf(answer) ?? []).map(({ id }) => id)
  if (ids.length > 0) rememberList({ request, ids, total: answer.pageInfo.totalSearchResults })
}

/** The lots for a state. While the next ones load, or if they fail to load, the last ones stay. */
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

  // An old link may name a page that no longer exists: then the last one is shown.
  const last = current && Math.max(1, Math.ceil(current.totalSearchResults / current.pageSize))
  useEffect(() => {
    if (last !== undefined && state.page > last) change((now) => changed.page(now, last), { replace: true })
  }, [last, state.page, change])

  const lots = config.rowsOf(data)
  useShownLots((lots ?? []).map(({ id }) => ({ pageType: config.pageType, id })))
  useEffect(() => {
    if (currentData) remember(config, request, currentData)
  }, [config, request, currentData])

  // That nothing was found before says nothing about the current request.
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
