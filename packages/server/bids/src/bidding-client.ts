import { type Actor, isManager } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { clientExists } from './clients.repository.ts'

/** The client an actor is about to bid for: buyers bid for themselves, managers for the client they name. */
export async function biddingClient(db: Db | Tx, actor: Actor, userId: number | undefined): Promise<number> {
  if (userId === undefined || userId === actor.userId) return actor.userId
  if (!isManager(actor)) return notFound('client_not_found')
  if (!actor.permission.managerBidForClient) throw new ApiError('permission_missing')
  if (!(await clientExists(db, userId))) return notFound('client_not_found')
  return userId
}
