import type { Actor } from '@seriba/domain/access/actor'
import { sql } from 'kysely'
import type { Tx } from '../lib/db.ts'
import { type BidRow, findBid } from './bid.repository.ts'
import { lockClient } from './client-lock.ts'

const stockLocks = 2

/**
 * A bid that nobody else changes until this transaction ends: the client's lock first, then, since
 * its outcome reaches other clients' orders, that of a stock car.
 */
export async function lockBid(tx: Tx, actor: Actor, bidId: number): Promise<BidRow> {
  const seen = await findBid(tx, actor, bidId)
  await lockClient(tx, seen.client_id)
  if (seen.lot_type === 'stock') {
    await sql`select pg_advisory_xact_lock(${stockLocks}::int, hashint8(${seen.lot_id}))`.execute(tx)
  }
  return findBid(tx, actor, bidId)
}
