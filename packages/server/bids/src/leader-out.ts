import type { LeaderOut } from '@seriba/contracts/rival-bids'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { SameLotPriority } from '@seriba/domain/bids/same-lot'
import { utc } from '@seriba/server-credit/budget'
import type { Tx } from '@seriba/server-kit/db'
import { bidLotsChanged, recordEvent } from '@seriba/server-kit/events'
import { sql } from 'kysely'
import type { BidRow } from './bid.repository.ts'
import { isAhead } from './same-lot.ts'

/**
 * Whose bid fell out before the bid `b` on the lot `l`, which leads now: nobody bids for it at the hall unless somebody
 * sets it to Bid. Null of every other bid.
 */
export const leaderOut = (priority: SameLotPriority) => sql<LeaderOut | null>`(
  select json_build_object('client', fc.full_name, 'status', f.status, 'at', ${utc(sql`f.fell_out_at`)})
  from bids f join users fc on fc.id = f.client_id
  where f.lot_id = b.lot_id and f.fell_out_at is not null and f.status in (3, 4)
    and b.status = 1 and b.lot_type <> 'stock' and l.auction_at + interval '10 minutes' > now()
    and not exists (
      select from bids o where o.lot_id = b.lot_id and o.id <> b.id
        and (o.status in (2, 6) or o.status = 1 and ${isAhead[priority]})
    )
  order by f.fell_out_at desc limit 1
)`

type Left = Pick<BidRow, 'id' | 'lot_id' | 'lot_type' | 'status'>

/** Notes that a bid no longer stands at the hall, where another client has a live one on its lot. */
export async function noteFallenOut(tx: Tx, bid: Left, now: Date) {
  if (bid.lot_type === 'stock' || bid.status !== bidStatus.bid) return
  const { numAffectedRows } = await sql`
    update bids f set fell_out_at = ${now}
    where f.id = ${bid.id} and exists (
      select from bids o where o.lot_id = f.lot_id and o.id <> f.id and o.status in (1, 2)
    )`.execute(tx)
  if (numAffectedRows) await recordEvent(tx, bidLotsChanged([bid.lot_id]))
}

/** Somebody has acted: whichever bid leads on the lot, it no longer waits for a hand. */
export async function settleFallenOut(tx: Tx, lotId: number) {
  await tx
    .updateTable('bids')
    .set({ fell_out_at: null })
    .where('lot_id', '=', lotId)
    .where('fell_out_at', 'is not', null)
    .execute()
}
