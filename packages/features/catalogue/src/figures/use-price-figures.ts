import { runningQuery } from '@seriba/api/cached'
import { useAppDispatch } from '@seriba/api/hooks'
import { priceFigures, usePriceFiguresQuery } from '@seriba/api/shared/lot-filters'
import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useEffect, useMemo, useRef } from 'react'
import { filterRequestOf } from '../url/listing-request.ts'

/** Requested after the lots, which matter more; aborted when other lots are requested. */
export function usePriceFigures(pageType: PageType, filters: Filters, ready: boolean) {
  const dispatch = useAppDispatch()
  const request = useMemo(() => filterRequestOf(pageType, filters), [pageType, filters])
  const { data, isFetching } = usePriceFiguresQuery(request, { skip: !ready })
  const last = useRef(request)
  useEffect(() => {
    if (last.current === request) return
    dispatch(runningQuery(priceFigures, last.current))?.abort()
    last.current = request
  }, [dispatch, request])
  return { figures: data, stale: isFetching || !ready }
}
