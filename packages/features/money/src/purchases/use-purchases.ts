import { useListPurchasesQuery } from '@seriba/api/client/money'
import { useListAddress } from '../list/use-list-address.ts'
import { noParams, readParams, writeParams } from './purchase-params.ts'

export type PurchaseModel = ReturnType<typeof usePurchases>

/** The purchases an address asks for. */
export function usePurchases() {
  const { asked, ...address } = useListAddress({ noParams, readParams, writeParams })
  const { status, sort, order } = address.params
  const list = useListPurchasesQuery({
    ...asked,
    status: status ?? undefined,
    ...(sort !== null && { sort, order }),
  })
  return { ...address, list, total: list.data?.pageInfo.totalSearchResults ?? 0 }
}
