import { firstFreeNumber, groupLabel, groupQuota } from '@seriba/domain/bids/group'
import { keepsNumber } from '@seriba/server-credit/keeps-number'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Db, Tx } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'

export type OpenGroup = {
  id: number
  number: number
  label: string
  quota: number
  won: number
  bids: number
}

/** A client's open groups (the domain's `groupIsOpen`), with the number of their live bids. */
export async function openGroups(db: Db | Tx, clientId: number, now: Date): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`${preparedQuery}
    select g.id, g.number, g.label, g.quota, g.won, live.bids
    from bid_groups g, lateral (
      select count(*) as bids from bids b join lots l on l.id = b.lot_id
      where b.group_id = g.id and b.status in (1, 2) and not ${lotFinished(now)}
    ) live
    where g.client_id = ${clientId}::bigint and g.won < g.quota and live.bids > 0
    order by g.number`.execute(db)
  return rows
}

const isEmptied = sql`not exists (select from bids b where b.group_id = g.id)`

type Numbered = {
  /** The group of the requesting bid, which is included whatever has happened to its number. */
  own?: number | null
  now: Date
  /** An undo can also return to a group that its last bid had left. */
  undoing?: boolean
}

/** The client's groups that a number may refer to, likeliest first. */
export async function groupsNumbered(
  tx: Tx,
  clientId: number,
  number: number | undefined,
  { own = null, now, undoing = false }: Numbered,
) {
  const { rows } = await sql<{ id: number; number: number; won: number; quota: number }>`
    select g.id, g.number, g.won, g.quota from bid_groups g
    where g.client_id = ${clientId} and (
      g.id = ${own} or (g.number = ${number ?? null}::int and (${keepsNumber(now)} or ${undoing} and ${isEmptied}))
    ) order by ${isEmptied}, g.id desc`.execute(tx)
  return rows
}

/** Opens a group, for one more vehicle by default; call it under the client's lock. */
export async function openGroup(tx: Tx, clientId: number, now: Date, quota: number = groupQuota.initial) {
  const number = await nextGroupNumber(tx, clientId, now)
  return tx
    .insertInto('bid_groups')
    .values({ client_id: clientId, number, label: groupLabel(number), quota })
    .returning(['id', 'number', 'label', 'quota', 'won'])
    .executeTakeFirstOrThrow()
}

async function nextGroupNumber(tx: Tx, clientId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select g.number from bid_groups g where g.client_id = ${clientId}::bigint and ${keepsNumber(now)}`.execute(
    tx,
  )
  return firstFreeNumber(rows.map(({ number }) => number))
}

/**
 * Call it when a bid in the group is live again. Its number can have been reused only if all of its bids were in the
 * archive, which a postponed auction leaves; then the group takes another number.
 */
export async function assureNumber(tx: Tx, groupId: number, now: Date) {
  const { rows } = await sql<{ client_id: number; number: number; label: string }>`
    select own.client_id, own.number, own.label from bid_groups own
    where own.id = ${groupId} and exists (
      select from bid_groups g
      where g.client_id = own.client_id and g.number = own.number and g.id <> own.id and ${keepsNumber(now)}
    )`.execute(tx)
  const [shared] = rows
  if (!shared) return
  const number = await nextGroupNumber(tx, shared.client_id, now)
  const named = shared.label !== groupLabel(shared.number)
  const another = { number, ...(!named && { label: groupLabel(number) }) }
  await tx.updateTable('bid_groups').set(another).where('id', '=', groupId).execute()
}

export const groupById = (tx: Db | Tx, groupId: number) =>
  tx.selectFrom('bid_groups').selectAll().where('id', '=', groupId).executeTakeFirstOrThrow()

export async function changeWonCount(tx: Tx, groupId: number, by: number) {
  return tx
    .updateTable('bid_groups')
    .set(({ eb }) => ({ won: eb('won', '+', by) }))
    .where('id', '=', groupId)
    .returning(['id', 'label', 'quota', 'won'])
    .executeTakeFirstOrThrow()
}
