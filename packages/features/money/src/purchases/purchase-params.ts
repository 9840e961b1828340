import { type PurchaseSort, purchaseSorts } from '@seriba/domain/purchases/desk'
import {
  isNarrowed,
  type ListParams,
  noListParams,
  readListParams,
  writeListParams,
} from '../list/list-params.ts'

/** What the address of the purchases says; status 0 is Processing. Newest first, if it names no order. */
export type PurchaseParams = ListParams & {
  status: number | null
  sort: PurchaseSort | null
  order: 'asc' | 'desc'
}

export const noParams: PurchaseParams = { ...noListParams, status: null, sort: null, order: 'desc' }

export function readParams(query: URLSearchParams): PurchaseParams {
  const status = /^[0-8]$/.exec(query.get('status') ?? '')
  return {
    ...readListParams(query),
    status: status && Number(status[0]),
    sort: purchaseSorts.find((sort) => sort === query.get('sort')) ?? null,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
  }
}

export const writeParams = ({ status, sort, order, ...params }: PurchaseParams) =>
  writeListParams(params, {
    status: status === null ? null : String(status),
    sort,
    order: sort !== null && order === 'asc' ? order : null,
  })

export const isFiltered = (params: PurchaseParams) => isNarrowed(params) || params.status !== null
