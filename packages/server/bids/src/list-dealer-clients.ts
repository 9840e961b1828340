import type { dealerClients } from '@seriba/contracts/bid-lists'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'

/** A dealer's clients by name. */
export async function listDealerClients(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { page, pageSize }: Input<typeof dealerClients>,
): Promise<Output<typeof dealerClients>> {
  const clients = db.selectFrom('users').where('dealer_id', '=', actor.userId)
  const [rows, { total }] = await Promise.all([
    clients
      .select(['id as value', 'full_name as label'])
      .orderBy('full_name')
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    clients.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { clientList: rows, pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total } }
}
