import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Wins that a client has not been shown, newest first. */
export function listUnseenWins(db: Db, userId: number) {
  return db
    .selectFrom('win_notifications')
    .innerJoin('bids', 'bids.id', 'win_notifications.bid_id')
    .innerJoin('lots', 'lots.id', 'bids.lot_id')
    .select([
      'bids.id as bidId',
      'bids.sold_price',
      'bids.lot_type',
      'lots.lot_no',
      'lots.auction',
      'lots.maker',
      'lots.model',
      'lots.year',
      'lots.grade',
      'lots.images',
    ])
    .where('win_notifications.user_id', '=', userId)
    .where('win_notifications.seen_at', 'is', null)
    .orderBy('win_notifications.id', 'desc')
    .execute()
}

/** Marks wins as seen; without bids, all of them. Returns the bids of those that had not been seen. */
export async function markWinsSeen(tx: Tx, userId: number, bidIds: readonly number[]): Promise<number[]> {
  const seen = await tx
    .updateTable('win_notifications')
    .set({ seen_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .$if(bidIds.length > 0, (query) => query.where('bid_id', 'in', [...bidIds]))
    .returning('bid_id')
    .execute()
  await recordUnseenWins(tx, userId)
  return seen.map((win) => win.bid_id)
}

/** Records whether the modal has something to show at the next start (1§4.2). */
export async function recordUnseenWins(tx: Tx, userId: number) {
  await sql`
    update users set is_new_notification =
      exists (select 1 from win_notifications where user_id = users.id and seen_at is null)
    where id = ${userId}`.execute(tx)
}
