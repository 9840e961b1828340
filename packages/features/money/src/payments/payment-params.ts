import {
  type PaymentSort,
  type PaymentType,
  paymentSorts,
  paymentTypes,
} from '@seriba/domain/money/payment-types'
import {
  isNarrowed,
  type ListParams,
  noListParams,
  readListParams,
  writeListParams,
} from '../list/list-params.ts'

/** What the address of the payments says. Newest first, if it names no order. */
export type PaymentParams = ListParams & {
  type: PaymentType | null
  sort: PaymentSort | null
  order: 'asc' | 'desc'
}

export const noParams: PaymentParams = { ...noListParams, type: null, sort: null, order: 'desc' }

export const readParams = (query: URLSearchParams): PaymentParams => ({
  ...readListParams(query),
  type: paymentTypes.find((type) => type === query.get('type')) ?? null,
  sort: paymentSorts.find((sort) => sort === query.get('sort')) ?? null,
  order: query.get('order') === 'asc' ? 'asc' : 'desc',
})

export const writeParams = ({ type, sort, order, ...params }: PaymentParams) =>
  writeListParams(params, { type, sort, order: sort !== null && order === 'asc' ? order : null })

export const isFiltered = (params: PaymentParams) => isNarrowed(params) || params.type !== null
