import { runningQuery } from '@seriba/api/cached'
import { useAppDispatch } from '@seriba/api/hooks'
import { filters, useFiltersQuery } from '@seriba/api/shared/lot-filters'
import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useEffect, useMemo, useRef } from 'react'
import { filterRequestOf } from '../url/listing-request.ts'
import { type Metadata, readMetadata } from './metadata.ts'

export type FilterMetadata = {
  /** Null until the first answer. While the next one loads, the last one stays. */
  metadata: Metadata | null
  loading: boolean
  /** The maker whose models are in it: another one's may still be loading. Null until the first answer. */
  maker: string | null
  failed: boolean
  retry: () => void
}

/**
 * How many lots each filter's options would leave, given all the others. A request is aborted when the next one
 * starts.
 */
export function useFilterMetadata(pageType: PageType, filters: Filters, skip = false): FilterMetadata {
  const request = useMemo(() => filterRequestOf(pageType, filters), [pageType, filters])
  const { data, currentData, isFetching, isError, refetch } = useFiltersQuery(request, { skip })
  useAbortedByNext(request)
  const metadata = useMemo(() => (data ? readMetadata(data) : null), [data])
  const answered = useRef<string | null>(null)
  if (currentData) answered.current = filters.maker
  const maker = answered.current
  const failed = isError && !isFetching
  return useMemo(
    () => ({ metadata, loading: isFetching, maker, failed, retry: () => void refetch() }),
    [metadata, isFetching, maker, failed, refetch],
  )
}

function useAbortedByNext(request: ReturnType<typeof filterRequestOf>) {
  const dispatch = useAppDispatch()
  const last = useRef(request)
  useEffect(() => {
    if (last.current === request) return
    dispatch(runningQuery(filters, last.current))?.abort()
    last.current = request
  }, [dispatch, request])
}
