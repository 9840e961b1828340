import type { Actor } from '@seriba/domain/access/actor'
import { userTypes } from '@seriba/domain/access/roles'
import type { Db, Tx } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'

export type WrongMatchReport = {
  earlierId: number
  said: { by: string; at: string; note: string; own: boolean }
  /** Whether it is hidden from the actor: because they reported it themselves, or because staff did. */
  hides: boolean
}

/** The lots reported not to be the same car as a lot. */
export async function wrongMatchesOf(db: Db, lotId: number, actor: Actor): Promise<WrongMatchReport[]> {
  type Row = { earlierId: number; by: string; at: string; note: string; own: boolean; hides: boolean }
  const { rows } = await sql<Row>`${preparedQuery}
    select w.earlier_id as "earlierId", u.full_name as by, w.said_at as at, w.note,
      w.user_id = ${actor.userId} as own,
      w.user_id = ${actor.userId} or u.user_type = ${sql.lit(userTypes.manager)} as hides
    from wrong_matches w join users u on u.id = w.user_id
    where w.lot_id = ${lotId} order by w.said_at desc`.execute(db)
  return rows.map(({ earlierId, hides, ...said }) => ({ earlierId, hides, said }))
}

type Match = { lotId: string; earlierId: string }

export async function countReportsToday(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from wrong_matches
    where user_id = ${userId} and said_at > now() - interval '1 day'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** If the same person reports it again, the last note counts. */
export async function storeWrongMatch(
  tx: Tx,
  { lotId, earlierId, userId, note }: Match & { userId: number; note: string },
) {
  await sql`
    insert into wrong_matches (lot_id, earlier_id, user_id, note)
    values (${lotId}::bigint, ${earlierId}::bigint, ${userId}, ${note})
    on conflict (lot_id, earlier_id, user_id)
    do update set note = excluded.note, said_at = now()`.execute(tx)
}

/** For everybody who reported it, or for one person; returns whether there was a report. */
export async function deleteWrongMatch(
  tx: Tx,
  { lotId, earlierId }: Match,
  by: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    delete from wrong_matches where lot_id = ${lotId}::bigint and earlier_id = ${earlierId}::bigint
      and (${by}::integer is null or user_id = ${by}::integer)
    returning 1`.execute(tx)
  return rows.length > 0
}
