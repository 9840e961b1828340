import { type PaymentType, paymentTypes } from '@seriba/domain/money/payment-types'
import {
  isNarrowed,
  type ListParams,
  noListParams,
  readListParams,
  writeListParams,
} from '../list/list-params.ts'

/** What the address of the payments says. */
export type PaymentParams = ListParams & { type: PaymentType | null }

export const noParams: PaymentParams = { ...noListParams, type: null }

export const readParams = (query: URLSearchParams): PaymentParams => ({
  ...readListParams(query),
  type: paymentTypes.find((type) => type === query.get('type')) ?? null,
})

export const writeParams = ({ type, ...params }: PaymentParams) => writeListParams(params, { type })

export const isFiltered = (params: PaymentParams) => isNarrowed(params) || params.type !== null
