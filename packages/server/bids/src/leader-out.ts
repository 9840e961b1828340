import type { LeaderOut } from '@seriba/contracts/rival-bids'
import { type BidStatus, bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { type LiveRival, lostLead, type SameLotPriority } from '@seriba/domain/bids/same-lot'
import type { LotType } from '@seriba/domain/lots/page-types'
import { utc } from '@seriba/server-credit/budget'
import type { Tx } from '@seriba/server-kit/db'
import { bidLotsChanged, recordEvent } from '@seriba/server-kit/events'
import { sql } from 'kysely'
import type { BidRow } from './bid.repository.ts'
import { isAhead } from './same-lot.ts'

/**
 * Whose bid led before the bid `b` on the lot `l` and no longer does: nobody bids for `b` at the hall unless somebody
 * sets it to Bid. Null for every other bid.
 */
export const leaderOut = (priority: SameLotPriority) => sql<LeaderOut | null>`(
  select json_build_object('client', fc.full_name, 'status', f.status, 'at', ${utc(sql`f.fell_out_at`)})
  from bids f join users fc on fc.id = f.client_id
  where f.lot_id = b.lot_id and f.id <> b.id and f.fell_out_at is not null
    and b.status = 1 and b.lot_type <> 'stock' and l.auction_at + interval '10 minutes' > now()
    and not exists (
      select from bids o where o.lot_id = b.lot_id and o.id <> b.id
        and (o.status = 6 or o.status in (1, 2) and ${isAhead[priority]})
    )
  order by f.fell_out_at desc limit 1
)`

/** A changed bid, and its previous state; null for one that did not exist. */
export type ChangedBid = {
  id: number
  lotId: number
  lotType: LotType
  was: { status: BidStatus; amount: number; bidDate: string } | null
}

/** A bid's state before a change. */
export const changedFrom = (bid: BidRow, status = bid.status): ChangedBid => ({
  id: bid.id,
  lotId: bid.lot_id,
  lotType: bid.lot_type,
  was: { status, amount: bid.amount, bidDate: bid.bid_date },
})

/** Records that the bid at the hall lost the lead because a bid changed; call it after the change. */
export async function recordLostLead(tx: Tx, bid: ChangedBid, priority: SameLotPriority, now: Date) {
  const { id, lotId, lotType, was } = bid
  if (lotType === 'stock') return
  const after = await tx
    .selectFrom('bids')
    .select(['id', 'amount', 'bid_date as bidDate', 'status'])
    .where('lot_id', '=', lotId)
    .where('status', 'in', [bidStatus.new, bidStatus.bid])
    .$castTo<LiveRival>()
    .execute()
  const others = after.filter((other) => other.id !== id)
  const before = was && isLive(was.status) ? [...others, { id, ...was }] : others
  const lost = lostLead(before, after, priority)
  if (lost === undefined) return
  await tx.updateTable('bids').set({ fell_out_at: now.toISOString() }).where('id', '=', lost).execute()
  await recordEvent(tx, bidLotsChanged([lotId]))
}

/** Somebody has acted: whichever bid leads on the lot, it no longer waits for staff. */
export async function clearLostLead(tx: Tx, lotId: number) {
  await tx
    .updateTable('bids')
    .set({ fell_out_at: null })
    .where('lot_id', '=', lotId)
    .where('fell_out_at', 'is not', null)
    .execute()
}
