import type { NegotiationReach } from '@seriba/contracts/negotiated-client'
import { maxBidWithinBudget } from '@seriba/domain/bids/budget'
import { allowanceFor } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import { isHeldToLimit } from './fits-credit.ts'

/** How far a bid's client can go in its negotiation: the figures that limit their answer and staff's. */
export async function reachOf(db: Db, bidId: number, step: number): Promise<NegotiationReach> {
  const bid = await db
    .selectFrom('bids')
    .leftJoin('bid_groups', 'bid_groups.id', 'bids.group_id')
    .select(['bids.client_id', 'bids.lot_id', 'bids.counted_allowance', 'bid_groups.number'])
    .where('bids.id', '=', bidId)
    .executeTakeFirstOrThrow()
  const [{ bidAllow, budget }, isHeld] = await Promise.all([
    allowanceFor(db, {
      clientId: bid.client_id,
      lotId: String(bid.lot_id),
      groupNumber: bid.number ?? undefined,
      step,
      allowance: bid.counted_allowance,
    }),
    isHeldToLimit(db, bid.client_id),
  ])
  return { credit: isHeld ? bidAllow : null, budget: budget && maxBidWithinBudget(budget) }
}
