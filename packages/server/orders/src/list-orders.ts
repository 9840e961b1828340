import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/orders'
import type { Db } from '@seriba/server-kit/db'
import { countOrders, pageOfOrders } from './orders.repository.ts'

/** What clients want us to find, for staff. */
export async function listOrders(
  { db }: { db: Db },
  { status, search, page, pageSize }: Input<typeof contracts.listOrders>,
): Promise<Output<typeof contracts.listOrders>> {
  const [{ orders, matching }, counts] = await Promise.all([
    pageOfOrders(db, { stage: status, search: search?.trim() ?? '', page, pageSize }),
    countOrders(db),
  ])
  return {
    orders,
    counts,
    pageInfo: {
      page,
      pageSize,
      totalSearchResults: matching,
      totalResults: Object.values(counts).reduce((sum, count) => sum + count, 0),
    },
  }
}
