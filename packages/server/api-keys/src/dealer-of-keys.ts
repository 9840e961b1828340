import { type Actor, isManager } from '@seriba/domain/access/actor'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Whose keys are meant: a dealer's own, or those of a dealer named by somebody who may change clients. */
export async function dealerOfKeys(db: Db | Tx, actor: Actor, named: number | undefined): Promise<number> {
  if (!isManager(actor)) return named === undefined || named === actor.userId ? actor.userId : notFound()
  if (!actor.permission.managerBidForClient) throw new ApiError('permission_missing')
  if (named === undefined) throw new ApiError('dealer_unknown')
  const dealer = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`${named}::bigint`)
    .where('user_type', '=', userTypes.client)
    .where('role_id', '=', roleIds.dealer)
    .executeTakeFirst()
  return dealer?.id ?? notFound('client_not_found')
}
