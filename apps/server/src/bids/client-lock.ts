import { sql } from 'kysely'
import type { Tx } from '../lib/db.ts'
import { prepared } from '../lib/prepared.ts'

/** Name space of the locks below; the second number is the client. */
const clientLocks = 1

/**
 * Lets nobody else touch a client's bids, groups and credit until this transaction ends: two tabs
 * cannot spend the same yen. It is always the first lock that is taken. False for an unknown client.
 */
export async function lockClient(tx: Tx, clientId: number): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select pg_advisory_xact_lock(${clientLocks}::int, id) from users where id = ${clientId}::bigint`.execute(
    tx,
  )
  return rows.length > 0
}
