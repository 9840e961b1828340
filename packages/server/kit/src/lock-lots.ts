import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** One writer of lots at a time: numbers in the log of lots become visible in their order. */
export const lotsLock = `select pg_advisory_xact_lock(hashtext('lot_changes'))`

/**
 * Waits for other writers of lots, as a trigger does before any lot is written. What locks a lot's row before it writes
 * lots, or refers to a lot in a new row, calls this first: a feed has the lock when it meets the rows, and the two would
 * wait for each other.
 */
export const lockLots = (tx: Tx) => sql.raw(lotsLock).execute(tx)
