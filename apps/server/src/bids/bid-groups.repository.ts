import { freeGroupNumber, groupLabel, groupQuota } from '@seriba/domain/bids/group'
import { sql } from 'kysely'
import type { Db, Tx } from '../lib/db.ts'
import { lotFinished } from './lot-finished.ts'

export type OpenGroup = {
  id: number
  number: number
  label: string
  quota: number
  won: number
  bids: number
}

/** A client's groups that take bids, with the number of their live ones. */
export async function openGroups(db: Db | Tx, clientId: number, now: Date): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`
    select g.id, g.number, g.label, g.quota, g.won, (
      select count(*) from bids b join lots l on l.id = b.lot_id
      where b.group_id = g.id and b.status in (1, 2) and not ${lotFinished(now)}
    ) as bids
    from bid_groups g
    where g.client_id = ${clientId}::bigint and g.closed_at is null
    order by g.number`.execute(db)
  return rows
}

/** Opens a group for one more vehicle; call it under the client's lock. */
export async function openGroup(tx: Tx, clientId: number) {
  const number = await freeNumber(tx, clientId)
  return tx
    .insertInto('bid_groups')
    .values({ client_id: clientId, number, label: groupLabel(number), quota: groupQuota.initial })
    .returning(['id', 'number', 'label', 'quota', 'won'])
    .executeTakeFirstOrThrow()
}

export async function freeNumber(tx: Tx, clientId: number): Promise<number> {
  const taken = await tx
    .selectFrom('bid_groups')
    .select('number')
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .execute()
  return freeGroupNumber(taken.map(({ number }) => number))
}

export async function changeWon(tx: Tx, groupId: number, by: 1 | -1) {
  return tx
    .updateTable('bid_groups')
    .set(({ eb }) => ({ won: eb('won', '+', by) }))
    .where('id', '=', groupId)
    .returning(['id', 'client_id', 'number', 'label', 'quota', 'won', 'closed_at'])
    .executeTakeFirstOrThrow()
}

/** Closes a group that is filled or has nothing left to win it with (`groupIsOver` of the domain). */
export async function closeIfOver(tx: Tx, groupId: number, now: Date) {
  await sql`
    update bid_groups g set closed_at = ${now}
    where g.id = ${groupId} and g.closed_at is null and (g.won >= g.quota or not exists (
      select from bids b join lots l on l.id = b.lot_id
      where b.group_id = g.id and b.status in (1, 2) and not ${lotFinished(now)}
    ))`.execute(tx)
}

/** Opens a group again; its number is kept if no other group has taken it meanwhile. */
export async function reopen(
  tx: Tx,
  group: { id: number; client_id: number; number: number; label: string },
) {
  const taken = await tx
    .selectFrom('bid_groups')
    .select('id')
    .where('client_id', '=', group.client_id)
    .where('number', '=', group.number)
    .where('closed_at', 'is', null)
    .where('id', '<>', group.id)
    .executeTakeFirst()
  const number = taken ? await freeNumber(tx, group.client_id) : group.number
  const label = taken ? groupLabel(number) : group.label
  await tx
    .updateTable('bid_groups')
    .set({ closed_at: null, number, label })
    .where('id', '=', group.id)
    .execute()
}
