import { dayMs } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Sharer = { lotId: number; sharerId: number }

/** The code that currently opens a sharer's link, and until when. */
export async function findCode(db: Db | Tx, { lotId, sharerId }: Sharer) {
  const { rows } = await sql<{ code: string; expires_at: string }>`
    select code, expires_at from share_codes
    where lot_id = ${lotId} and sharer_id = ${sharerId} and revoked_at is null and expires_at > now()`.execute(
    db,
  )
  const [row] = rows
  return row && { password: row.code, validUntil: new Date(row.expires_at).toISOString() }
}

/** A new code, unless another request of the sharer has just created one. */
export async function insertCode(tx: Tx, share: Sharer & { code: string; expires: Date }): Promise<void> {
  await revokeCodes(tx, share, 'expired')
  await sql`
    insert into share_codes (lot_id, sharer_id, code, expires_at)
    values (${share.lotId}, ${share.sharerId}, ${share.code}, ${share.expires})
    on conflict (lot_id, sharer_id) where revoked_at is null do nothing`.execute(tx)
}

export async function revokeCodes(db: Db | Tx, { lotId, sharerId }: Sharer, which: 'all' | 'expired') {
  await sql`
    update share_codes set revoked_at = now()
    where lot_id = ${lotId} and sharer_id = ${sharerId} and revoked_at is null
      and (${which === 'all'} or expires_at <= now())`.execute(db)
}

/** The lot's open code that matches, no matter who shared it. */
export async function matchCode(tx: Tx, lotId: string, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from share_codes
    where lot_id = ${lotId}::bigint and code = ${code} and revoked_at is null and expires_at > now()
    limit 1`.execute(tx)
  return rows[0]?.id
}

/** Whether the code that once opened a lot still would. */
export async function isShareActive(db: Db, lotId: string, codeId: number): Promise<boolean> {
  const { rows } = await sql`
    select from share_codes
    where id = ${codeId} and lot_id = ${lotId}::bigint and revoked_at is null and expires_at > now()`.execute(
    db,
  )
  return rows.length > 0
}

type Guess = { lotId: string; network: string }

/** Guesses at one lot are checked one at a time, however many arrive at once. */
export async function lockCodeGuesses(tx: Tx, { lotId }: Guess) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${lotId}`}, 0))`.execute(tx)
}

/** How many wrong guesses at a lot were made within a day, from anywhere; counted no further than `most`. */
export async function countFailures(tx: Tx, lotId: string, most: number, now: Date): Promise<number> {
  const { rows } = await sql`
    select from share_failures
    where lot_id = ${lotId}::bigint and failed_at > ${new Date(now.getTime() - dayMs)}
    limit ${most}`.execute(tx)
  return rows.length
}

/** The times of the newest wrong guesses, the last one first. */
export async function newestFailures(tx: Tx, { lotId, network }: Guess, limit: number): Promise<Date[]> {
  const { rows } = await sql<{ failed_at: string }>`
    select failed_at from share_failures where lot_id = ${lotId}::bigint and ip = ${network}
    order by failed_at desc limit ${limit}`.execute(tx)
  return rows.map((row) => new Date(row.failed_at))
}

export async function recordFailure(tx: Tx, { lotId, network }: Guess) {
  await sql`insert into share_failures (lot_id, ip, failed_at)
    values (${lotId}::bigint, ${network}, clock_timestamp())`.execute(tx)
}
