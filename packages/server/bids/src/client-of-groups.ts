import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { isClientKind } from './clients.repository.ts'

export type ClientOfGroups = { id: number; name: string; editable: boolean }

/** Whose groups an actor looks at: clients their own, a dealer those of one of their clients, staff anybody's. */
export async function clientOfGroups(
  db: Db | Tx,
  actor: Actor,
  userId = actor.userId,
): Promise<ClientOfGroups> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'dealer_id', 'user_type', 'role_id'])
    .where('id', '=', sql<number>`${userId}::bigint`)
    .executeTakeFirst()
  const own = userId === actor.userId
  const seen = own || isManager(actor) || (isDealer(actor) && user?.dealer_id === actor.userId)
  if (!user || !isClientKind(user) || !seen) return notFound('client_not_found')
  const editable = own || (isManager(actor) && hasControl(actor.permission, 'bidValuesEditor'))
  return { id: user.id, name: user.full_name, editable }
}
