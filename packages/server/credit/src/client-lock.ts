import type { Tx } from '@seriba/server-kit/db'
import { pipelined } from '@seriba/server-kit/pipelining'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'

/** Namespaces of the locks below; the second number is the client, or a hash of the lot. */
const [clientLocks, lotLocks] = [1, 2]

/**
 * Lets nobody else touch a client's bids, groups, and credit until this transaction ends: two tabs cannot spend the
 * same yen. This lock is always taken first. It is sent along with the next statement, which starts once the lock is
 * held and therefore sees what others did before.
 */
export async function lockClient(tx: Tx, clientId: number): Promise<void> {
  await sql`${preparedQuery}${pipelined}
    select pg_advisory_xact_lock(${clientLocks}::int, id) from users where id = ${clientId}::bigint`.execute(
    tx,
  )
}

/** The same for a bid on a lot, which nobody can win in the meantime; others can still bid on it. */
export async function lockForPlacing(tx: Tx, clientId: number, lotId: string): Promise<void> {
  await sql`${preparedQuery}${pipelined}
    select pg_advisory_xact_lock(${clientLocks}::int, id),
      pg_advisory_xact_lock_shared(${lotLocks}::int, hashint8(${lotId}::bigint))
    from users where id = ${clientId}::bigint`.execute(tx)
}

/** The same for everybody who has bid on a lot; in a fixed order, so that two callers do not deadlock. */
export async function lockBidders(tx: Tx, lotId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${clientLocks}::int, client_id)
    from (select client_id from bids where lot_id = ${lotId}::bigint order by client_id) bidders`.execute(tx)
}

/** Lets nobody else bid on a lot or decide on a bid on it; taken after the clients' locks. */
export async function lockLot(tx: Tx, lotId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lotLocks}::int, hashint8(${lotId}::bigint))`.execute(tx)
}
