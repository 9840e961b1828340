import type * as contracts from '@seriba/contracts/consignees'
import type { Input, Output } from '@seriba/contracts/contract'
import { readsPurchases } from '@seriba/contracts/purchase-flags'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { consigneesOf, findWithClient } from './consignees.repository.ts'
import { assertStaffMay } from './reachable-purchase.ts'

/** Whether an actor may use a client's parties: their own, their clients' as a dealer, or anybody's as staff. */
async function looksAfter(db: Db, actor: Actor, clientId: number): Promise<boolean> {
  if (clientId === actor.userId || isManager(actor)) return true
  if (!isDealer(actor)) return false
  const client = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`${clientId}::bigint`)
    .where('dealer_id', '=', actor.userId)
    .executeTakeFirst()
  return client !== undefined
}

export async function listConsignees(
  { db }: { db: Db },
  actor: Actor,
  { clientId = actor.userId }: Input<typeof contracts.listConsignees>,
): Promise<Output<typeof contracts.listConsignees>> {
  assertStaffMay(actor, readsPurchases)
  if (!(await looksAfter(db, actor, clientId))) return notFound()
  return { success: true, list: await consigneesOf(db, clientId) }
}

export async function viewConsignee(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contracts.viewConsignee>,
): Promise<Output<typeof contracts.viewConsignee>> {
  assertStaffMay(actor, readsPurchases)
  const found = await findWithClient(db, id)
  if (!found || !(await looksAfter(db, actor, found.client_id))) return notFound()
  const { client_id, ...data } = found
  return { success: true, data }
}
