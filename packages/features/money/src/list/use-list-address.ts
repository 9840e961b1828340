import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListParams } from './list-params.ts'

type Address<Params> = {
  noParams: Params
  readParams: (query: URLSearchParams) => Params
  writeParams: (params: Params) => URLSearchParams
}

/** A list whose address says what is requested. */
export function useListAddress<Params extends ListParams>(address: Address<Params>) {
  const { noParams, readParams, writeParams } = address
  const [query, setQuery] = useSearchParams()
  const [pageSize, setPageSize] = useState(20)
  const params = readParams(query)
  return {
    params,
    pageSize,
    setPageSize,
    /** Any new filter starts the list at page 1. */
    change: (part: Partial<Params>) => setQuery(writeParams({ ...params, page: 1, ...part })),
    clear: () => setQuery(writeParams(noParams)),
    /** The request parameters of every list. */
    asked: {
      page: params.page,
      pageSize,
      search: params.search || undefined,
      dateFrom: params.dateFrom ?? undefined,
      dateTo: params.dateTo ?? undefined,
    },
  }
}
