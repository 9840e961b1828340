import { checkSecondWin } from '@seriba/domain/bids/second-win'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import type { BidRow } from './bid.repository.ts'

/**
 * A lot goes to one client, unless staff give a reason. Call it under the lot's lock; staff are told whose the other
 * bid is.
 */
export async function assertNotWon(tx: Tx, bid: Pick<BidRow, 'id' | 'lot_id' | 'lot_type'>, reason = '') {
  if (checkSecondWin(bid.lot_type, reason).ok) return
  const winner = await tx
    .selectFrom('bids as b')
    .innerJoin('users as c', 'c.id', 'b.client_id')
    .select(['b.id as bidId', 'c.id as clientId', 'c.full_name as client'])
    .where('b.lot_id', '=', bid.lot_id)
    .where('b.status', '=', 6)
    .where('b.id', '<>', bid.id)
    .executeTakeFirst()
  if (winner) throw new ApiError('lot_already_won', { detail: winner })
}
