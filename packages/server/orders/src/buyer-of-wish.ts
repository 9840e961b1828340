import { type Actor, isManager } from '@seriba/domain/access/actor'
import { clientExists } from '@seriba/server-bids/clients.repository'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'

/**
 * Whose choices decide a wish: the user's own, or those of a client whom staff may bid for and whose choices they may
 * see.
 */
export async function buyerOfWish(db: Db, actor: Actor, clientId: number | undefined): Promise<number> {
  if (clientId === undefined) return actor.userId
  const maySee = isManager(actor) && actor.permission.managerBidForClient
  return maySee && (await clientExists(db, clientId)) ? clientId : notFound('client_not_found')
}
