import type { Receipt } from '@seriba/contracts/withdrawals'
import type { Actor } from '@seriba/domain/access/actor'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { receiptNumber } from '@seriba/domain/bids/withdrawal'
import { jstDay } from '@seriba/domain/time/jst'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { type BidRow, visibleTo } from './bid.repository.ts'
import { termsOf } from './hall-terms.ts'

/** Writes the receipt for a cancellation and returns its number. The day's row keeps two from having the same. */
export async function writeReceipt(tx: Tx, bid: BidRow, canceled_by: number, at: Date): Promise<string> {
  const { last } = await tx
    .insertInto('cancellation_days')
    .values({ day: jstDay(at), last: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ last: sql`cancellation_days.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const number = receiptNumber(at, last)
  const free_until = cancellationDeadline({ auctionDate: bid.auction_at }, termsOf(bid))
  await tx
    .insertInto('cancellations')
    .values({ bid_id: bid.id, number, canceled_by, canceled_at: at, amount: bid.amount, free_until })
    .execute()
  return number
}

/** The receipt for a bid's last cancellation, for those who can see the bid. */
export async function viewReceipt(db: Db, actor: Actor, bidId: number): Promise<Receipt> {
  const { rows } = await sql<Receipt>`
    select x.number, x.canceled_at as at, x.amount, u.full_name as by, x.free_until as "freeUntil",
      l.lot_no as "lotNo", l.auction as "auctionName", l.auction_at as "auctionDate",
      concat_ws(' ', l.maker, l.model) as name
    from cancellations x
    join bids b on b.id = x.bid_id
    join users c on c.id = b.client_id
    join users u on u.id = x.canceled_by
    join lots l on l.id = b.lot_id
    where b.id = ${bidId}::bigint and ${visibleTo(actor)}
    order by x.id desc limit 1`.execute(db)
  return rows[0] ?? notFound()
}
