import { useListPurchasesQuery } from '@seriba/api/client/money'
import { useListAddress } from '../list/use-list-address.ts'
import { noParams, readParams, writeParams } from './purchase-params.ts'

export type PurchaseModel = ReturnType<typeof usePurchases>

/** The purchases that an address requests. */
export function usePurchases() {
  const { asked, ...address } = useListAddress({ noParams, readParams, writeParams })
  const { status, sort, order } = address.params
  const { page, pageSize, ...narrowed } = asked
  /** What is requested, whatever page of it is shown. */
  const filter = { ...narrowed, status: status ?? undefined, ...(sort !== null && { sort, order }) }
  const list = useListPurchasesQuery({ page, pageSize, ...filter })
  return { ...address, filter, list, total: list.data?.pageInfo.totalSearchResults ?? 0 }
}
