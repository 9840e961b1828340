import { useListPurchasesQuery } from '@seriba/api/money'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { noParams, type PurchaseParams, readParams, writeParams } from './purchase-params.ts'

export type PurchaseModel = ReturnType<typeof usePurchases>

/** The purchases an address asks for. */
export function usePurchases() {
  const [query, setQuery] = useSearchParams()
  const [pageSize, setPageSize] = useState(20)
  const params = readParams(query)
  const { search, dateFrom, dateTo, status, page } = params
  const list = useListPurchasesQuery({
    page,
    pageSize,
    search: search || undefined,
    dateFrom: dateFrom ?? undefined,
    dateTo: dateTo ?? undefined,
    status: status ?? undefined,
  })
  return {
    params,
    list,
    pageSize,
    setPageSize,
    total: list.data?.pageInfo.totalSearchResults ?? 0,
    /** Whatever narrows the list starts it at page 1. */
    change: (part: Partial<PurchaseParams>) => setQuery(writeParams({ ...params, page: 1, ...part })),
    clear: () => setQuery(writeParams(noParams)),
  }
}
