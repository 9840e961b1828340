import { useListPaymentsQuery } from '@seriba/api/client/money'
import { useListAddress } from '../list/use-list-address.ts'
import { noParams, readParams, writeParams } from './payment-params.ts'

export type PaymentModel = ReturnType<typeof usePayments>

/** The payments that an address requests. */
export function usePayments() {
  const { asked, ...address } = useListAddress({ noParams, readParams, writeParams })
  const { type, sort, order } = address.params
  const { page, pageSize, ...narrowed } = asked
  /** What is requested, whatever page of it is shown. */
  const filter = { ...narrowed, type: type ?? undefined, ...(sort !== null && { sort, order }) }
  const list = useListPaymentsQuery({ page, pageSize, ...filter })
  return { ...address, filter, list, total: list.data?.pageInfo.totalSearchResults ?? 0 }
}
