import { catalogueApi, useFiltersQuery } from '@seriba/api/catalogue'
import { useAppDispatch } from '@seriba/api/hooks'
import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useEffect, useMemo, useRef } from 'react'
import { filterRequestOf } from '../url/listing-request.ts'
import { type Metadata, readMetadata } from './metadata.ts'

export type FilterMetadata = {
  /** Null until the first answer. While the next is on its way the last one stays. */
  metadata: Metadata | null
  loading: boolean
}

/** What each filter would leave beside all the others. A request is given up when the next one starts. */
export function useFilterMetadata(pageType: PageType, filters: Filters, skip = false): FilterMetadata {
  const request = useMemo(() => filterRequestOf(pageType, filters), [pageType, filters])
  const { data, isFetching } = useFiltersQuery(request, { skip })
  useAbortedByNext(request)
  const metadata = useMemo(() => (data ? readMetadata(data) : null), [data])
  return useMemo(() => ({ metadata, loading: isFetching }), [metadata, isFetching])
}

function useAbortedByNext(request: ReturnType<typeof filterRequestOf>) {
  const dispatch = useAppDispatch()
  const last = useRef(request)
  useEffect(() => {
    if (last.current === request) return
    dispatch(catalogueApi.util.getRunningQueryThunk('filters', last.current))?.abort()
    last.current = request
  }, [dispatch, request])
}
