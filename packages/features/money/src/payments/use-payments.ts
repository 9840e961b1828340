import { useListPaymentsQuery } from '@seriba/api/money'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { noParams, type PaymentParams, readParams, writeParams } from './payment-params.ts'

export type PaymentModel = ReturnType<typeof usePayments>

/** The payments an address asks for. */
export function usePayments() {
  const [query, setQuery] = useSearchParams()
  const [pageSize, setPageSize] = useState(20)
  const params = readParams(query)
  const { search, dateFrom, dateTo, type, page } = params
  const list = useListPaymentsQuery({
    page,
    pageSize,
    search: search || undefined,
    dateFrom: dateFrom ?? undefined,
    dateTo: dateTo ?? undefined,
    type: type ?? undefined,
  })
  return {
    params,
    list,
    pageSize,
    setPageSize,
    total: list.data?.pageInfo.totalSearchResults ?? 0,
    /** Whatever narrows the list starts it at page 1. */
    change: (part: Partial<PaymentParams>) => setQuery(writeParams({ ...params, page: 1, ...part })),
    clear: () => setQuery(writeParams(noParams)),
  }
}
