import type { Actor } from '@seriba/domain/access/actor'
import { lockBidders, lockClient, lockLot } from '@seriba/server-credit/client-lock'
import type { Tx } from '@seriba/server-kit/db'
import { type BidRow, findBid } from './bid.repository.ts'

/**
 * A bid that nobody else can change until this transaction ends: first the client's lock, and then that of the lot,
 * which is won once. The outcome of a stock car affects other clients' orders, so it locks all of them; `withRivals`
 * does so for any lot.
 */
export async function lockBid(tx: Tx, actor: Actor, bidId: number, withRivals = false): Promise<BidRow> {
  const seen = await findBid(tx, actor, bidId)
  if (withRivals || seen.lot_type === 'stock') await lockBidders(tx, seen.lot_id)
  else await lockClient(tx, seen.client_id)
  await lockLot(tx, seen.lot_id)
  return findBid(tx, actor, bidId)
}
