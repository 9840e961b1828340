import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import { changesIn, reasonOf } from '@seriba/server-audit/changes'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findVisibleClient } from './find-visible-client.ts'

/** Everything done to a client's account, bids, and purchases, with the values before it. */
export async function clientHistory(
  { db }: { db: Db },
  { id, page, pageSize }: Input<typeof contracts.clientHistory>,
): Promise<Output<typeof contracts.clientHistory>> {
  await findVisibleClient(db, id)
  const trail = db.selectFrom('audit as a').where(ofClient(id))
  const [rows, { total }] = await Promise.all([
    trail
      .leftJoin('users as u', 'u.id', 'a.actor_id')
      .select(['a.id', 'a.at', 'a.action', 'a.entity', 'a.entity_id', 'a.before', 'a.after', 'a.reason'])
      .select('u.full_name as actor')
      .orderBy('a.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    trail.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    entries: rows.map(({ before, after, reason, entity_id: entityId, ...row }) => ({
      ...row,
      entityId,
      changes: changesIn(before, after),
      reason: reasonOf(reason, after),
    })),
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total },
  }
}

/** Entries `a` about the account itself, and about whatever belongs to the client. */
export const ofClient = (id: number) => sql<boolean>`(
  (a.entity = 'user' and a.entity_id = ${String(id)})
  or (a.entity = 'purchase' and a.entity_id in (select p.id::text from purchases p where p.client_id = ${id}::bigint))
  or (a.entity = 'bid' and a.entity_id in (select b.id::text from bids b where b.client_id = ${id}::bigint))
)`
