import { notFound } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Locked until the transaction ends; only that client's, if one is given. */
export async function lockOrder(tx: Tx, id: number, { clientId }: { clientId?: number } = {}) {
  let order = tx
    .selectFrom('orders')
    .select(['id', 'client_id', 'kind', 'status'])
    .where('id', '=', sql<number>`${id}::bigint`)
  if (clientId !== undefined) order = order.where('client_id', '=', clientId)
  return (await order.forUpdate().executeTakeFirst()) ?? notFound()
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>
