import type { Withdrawal } from '@seriba/contracts/withdrawals'
import { answerOfStatus, type WithdrawalAnswer } from '@seriba/domain/bids/withdrawal'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Whether a bid has an unanswered withdrawal request. Call it under the bid's lock. */
export async function hasOpenWish(tx: Tx, bidId: number): Promise<boolean> {
  const wish = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('bid_id', '=', bidId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return wish !== undefined
}

type Outcome = { outcome: WithdrawalAnswer | 'taken_back'; by: number | null; at: Date; note?: string }

/** Ends a bid's open request, if it has one; returns whether it had. */
export async function closeWish(
  tx: Tx,
  bidId: number,
  { outcome, by, at, note = '' }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawals')
    .set({ outcome, answered_by: by, answered_at: at, note })
    .where('bid_id', '=', bidId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A status that ends a bid also answers its request. */
export async function closeWishByStatus(tx: Tx, bidId: number, status: number, by: number | null, at: Date) {
  const outcome = answerOfStatus(status)
  return outcome !== null && closeWish(tx, bidId, { outcome, by, at })
}

/** The last request for a bid `b`, unless it was taken back, as JSON. */
export const lastWish = sql<Withdrawal | null>`(
  select json_build_object(
    'state', coalesce(w.outcome, 'asked'), 'askedAt', ${utc(sql`w.asked_at`)}, 'reason', w.reason,
    'answeredAt', ${utc(sql`w.answered_at`)}, 'note', w.note
  )
  from withdrawals w where w.bid_id = b.id and w.outcome is distinct from 'taken_back'
  order by w.id desc limit 1
)`

/** The receipt number of a canceled bid `b`. */
export const lastReceipt = sql<string | null>`(
  select x.number from cancellations x where x.bid_id = b.id and b.status = 4 order by x.id desc limit 1
)`

/** The receipt for a viewer's canceled bid on the lot `l`. */
export const receiptOfViewer = (userId: number) => sql<{ bidId: number; number: string } | null>`(
  select json_build_object('bidId', cb.id, 'number', x.number)
  from bids cb join cancellations x on x.bid_id = cb.id
  where cb.lot_id = l.id and cb.client_id = ${userId} and cb.status = 4
  order by x.id desc limit 1
)`

function utc(instant: ReturnType<typeof sql>) {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
