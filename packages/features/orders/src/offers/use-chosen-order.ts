import type { Order } from '@seriba/contracts/orders'
import { useSearchParams } from 'react-router'

/**
 * The order whose offers are shown: the one that the address names, otherwise the first that is waiting for an
 * answer.
 */
export function useChosenOrder(orders: readonly Order[] = []): Order | undefined {
  const [query] = useSearchParams()
  const asked = Number(query.get('order'))
  return (
    orders.find(({ id }) => id === asked) ??
    orders.find(({ waiting }) => waiting > 0) ??
    orders.find(({ offered, stage }) => offered > 0 && stage !== 'closed')
  )
}
