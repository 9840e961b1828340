import { useListPurchasesQuery } from '@seriba/api/client/money'
import { useListAddress } from '../list/use-list-address.ts'
import { noParams, readParams, writeParams } from './purchase-params.ts'

export type PurchaseModel = ReturnType<typeof usePurchases>

/** The purchases an address asks for. */
export function usePurchases() {
  const { asked, ...address } = useListAddress({ noParams, readParams, writeParams })
  const list = useListPurchasesQuery({ ...asked, status: address.params.status ?? undefined })
  return { ...address, list, total: list.data?.pageInfo.totalSearchResults ?? 0 }
}
