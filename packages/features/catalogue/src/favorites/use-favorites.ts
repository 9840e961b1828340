import { useListFavoritesQuery } from '@seriba/api/shared/favorites'
import { useRefetchAt, useShownLots } from '@seriba/api/shown-lots'
import { firstFavoriteGroup } from '@seriba/domain/favorites/favorite-groups'
import type { Filters } from '@seriba/domain/lots/filters'
import { nextSort, type SortKey } from '@seriba/domain/lots/listing'
import { scrollPage } from '@seriba/ui/page-scroll'
import { useCallback, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type FavoritesState, readFavorites, writeFavorites } from './favorites-state.ts'

export type FavoritesModel = ReturnType<typeof useFavorites>

/** A group's lots as the address requests them. While the next ones load, the last ones of the group stay. */
export function useFavorites(pageSize: number) {
  const { group = firstFavoriteGroup } = useParams()
  const [query, setQuery] = useSearchParams()
  const state = readFavorites(query)
  const { kind, time, lotNo, sort, page } = state
  const narrowed = { ...(kind && { type: kind }), ...(time && { time }), ...(lotNo && { lotNo }) }
  /** What is requested, whatever page of it is shown. */
  const filter = { group, ...narrowed, ...sort }
  const asked = { ...filter, page, pageSize }
  const { data, currentData, isFetching, error, refetch } = useListFavoritesQuery(asked, {
    refetchOnMountOrArgChange: true,
  })

  useShownLots(data?.carsList ?? [])
  useRefetchAt(sort ? [] : (data?.carsList ?? []).map(({ auctionDate }) => auctionDate), refetch)

  const current = currentData?.pageInfo
  const last = current && Math.max(1, Math.ceil(current.totalSearchResults / current.pageSize))
  const address = query.toString()
  const go = useCallback(
    (to: Partial<typeof state>, replace = false) =>
      setQuery(writeFavorites({ ...readFavorites(new URLSearchParams(address)), page: 1, ...to }), {
        replace,
      }),
    [setQuery, address],
  )
  // The only lot of the last page may have been taken out.
  useEffect(() => {
    if (last !== undefined && page > last) go({ page: last }, true)
  }, [last, page, go])

  // That nothing was found before says nothing about the current request.
  const outdated = data?.carsList.length === 0 && (currentData === undefined || error !== undefined)

  return {
    group,
    filter,
    state,
    data,
    lots: outdated ? undefined : data?.carsList,
    stale: isFetching && currentData === undefined,
    fetching: isFetching,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    narrowed: Object.keys(narrowed).length > 0,
    onNarrow: (to: Pick<Partial<FavoritesState>, 'kind' | 'time'>) => go(to),
    onReset: () => go({ kind: null, time: null, lotNo: '' }),
    onSearch: useCallback(({ lotNo }: Pick<Filters, 'lotNo'>) => go({ lotNo }), [go]),
    onSort: useCallback((key: SortKey) => go({ sort: nextSort(sort, key) }), [go, sort]),
    onPage: (next: number) => {
      go({ page: next })
      scrollPage({ top: 0 })
    },
  }
}
