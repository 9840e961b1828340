import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** One writer of lots at a time, so that numbers in the log of lots become visible in order. */
export const lotsLock = `select pg_advisory_xact_lock(hashtext('lot_changes'))`

/**
 * Waits for other writers of lots, as a trigger does before any lot is written. Anything that locks a lot's row
 * before it writes lots, or that refers to a lot in a new row, calls this first: a feed already has the lock when it
 * reaches the rows, and the two would deadlock.
 */
export const lockLots = (tx: Tx) => sql.raw(lotsLock).execute(tx)
