import { stoppedStatus } from '@seriba/domain/bids/group'
import type { Tx } from '@seriba/server-kit/db'
import { recordUnseenWins } from '@seriba/server-notifications/win-notifications.repository'

type WonBid = { id: number; client_id: number; dealer_id: number | null }

/** Keeps a win until the client, and their dealer, have seen it; both are notified live. */
export async function insertWinNotification(tx: Tx, { id, client_id, dealer_id }: WonBid) {
  const told = [client_id, ...(dealer_id === null ? [] : [dealer_id])]
  await tx
    .insertInto('win_notifications')
    .values(told.map((user_id) => ({ user_id, bid_id: id })))
    .execute()
  await tx.updateTable('users').set({ is_new_notification: true }).where('id', 'in', told).execute()
}

export async function clearUnseenWin(tx: Tx, bidId: number) {
  const forgotten = await tx
    .deleteFrom('win_notifications')
    .where('bid_id', '=', bidId)
    .where('seen_at', 'is', null)
    .returning('user_id')
    .execute()
  for (const { user_id } of forgotten) await recordUnseenWins(tx, user_id)
}

/** Bids that a win stopped, in its group or on its stock car. */
export async function stoppedBidsOf(
  tx: Tx,
  { but, ...where }: { but?: number } & ({ groupId: number } | { lotId: number }),
): Promise<number[]> {
  let stopped = tx
    .selectFrom('bids')
    .select('id')
    .where('status', '=', stoppedStatus)
    .where('stopped_from', 'is not', null)
  if (but !== undefined) stopped = stopped.where('id', '<>', but)
  const rows = await ('groupId' in where
    ? stopped.where('group_id', '=', where.groupId)
    : stopped.where('lot_id', '=', where.lotId)
  ).execute()
  return rows.map(({ id }) => id)
}
