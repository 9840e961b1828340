import type { Bid } from '@seriba/contracts/bid-lists'
import { type Rival, rankOf, type SameLotPriority } from '@seriba/domain/bids/same-lot'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { BidRow } from './bid.repository.ts'

/** That another client's bid `o` is ahead of `b`: the domain's `compareRivals`. */
export const isAhead = {
  highest: sql`(o.amount, b.bid_date, b.id) > (b.amount, o.bid_date, o.id)`,
  first: sql`(b.bid_date, o.amount, b.id) > (o.bid_date, b.amount, o.id)`,
}

const rivals = sql`from bids o where o.lot_id = b.lot_id and o.id <> b.id and o.status in (1, 2)`

/** The live bids behind `b` that are set to Bid: the domain's `overtaken`. */
const overtaken = (priority: SameLotPriority) => sql`(
  select coalesce(json_agg(json_build_object(
    'bidId', o.id, 'clientId', o.client_id, 'client', u.full_name, 'amount', o.amount
  ) order by o.id), '[]')
  from bids o join users u on u.id = o.client_id
  where o.lot_id = b.lot_id and o.id <> b.id and o.status = 2 and not ${isAhead[priority]}
)`

/** A live bid `b`'s place on its lot, if there are several; orders for a stock car are all equal. */
export const sameLotRank = (priority: SameLotPriority) => sql<Bid['sameLot']>`(
  select case when count(*) > 0 then json_build_object(
    'rank', 1 + count(*) filter (where ${isAhead[priority]}), 'of', 1 + count(*),
    'overtaken', ${overtaken(priority)}
  ) end
  ${rivals} and b.status in (1, 2) and b.lot_type <> 'stock'
)`

/** Whether another client is ahead of the live bid `b`. */
export const anotherAhead = (priority: SameLotPriority) =>
  sql<boolean>`(b.status in (1, 2) and b.lot_type <> 'stock' and exists (
    select ${rivals} and ${isAhead[priority]}
  ))`

/**
 * Of several clients' bids on a lot, the leader is handed over. Call it under the lot's lock, which prevents bids in
 * the meantime; staff are told whose bid is ahead.
 */
export async function assertLeading(
  tx: Tx,
  bid: Pick<BidRow, 'id' | 'lot_id' | 'lot_type' | 'amount' | 'bid_date'>,
  priority: SameLotPriority,
) {
  if (bid.lot_type === 'stock') return
  const others = await tx
    .selectFrom('bids as b')
    .innerJoin('users as c', 'c.id', 'b.client_id')
    .select(['b.id', 'b.amount', 'b.bid_date as bidDate', 'c.id as clientId', 'c.full_name as client'])
    .where('b.lot_id', '=', bid.lot_id)
    .where('b.status', 'in', [1, 2])
    .where('b.id', '<>', bid.id)
    .execute()
  const own: Rival = { id: bid.id, amount: bid.amount, bidDate: bid.bid_date }
  const all = [...others, own]
  if (rankOf(bid.id, all, priority)?.rank === 1) return
  const leader = others.find(({ id }) => rankOf(id, all, priority)?.rank === 1)
  throw new ApiError('bid_not_leading', {
    detail: leader && {
      bidId: leader.id,
      clientId: leader.clientId,
      client: leader.client,
      amount: leader.amount,
    },
  })
}
