import { stoppedStatus } from '@seriba/domain/bids/group'
import type { Tx } from '../lib/db.ts'

/** Keeps a win until the client has been shown it. */
export async function insertWinNotification(tx: Tx, bid: { id: number; client_id: number }) {
  await tx.insertInto('win_notifications').values({ user_id: bid.client_id, bid_id: bid.id }).execute()
  await tx.updateTable('users').set({ is_new_notification: true }).where('id', '=', bid.client_id).execute()
}

export async function forgetUnseenWin(tx: Tx, bidId: number) {
  await tx.deleteFrom('win_notifications').where('bid_id', '=', bidId).where('seen_at', 'is', null).execute()
}

/** Bids that a win stopped, in its group or on its stock car. */
export async function stoppedBidsOf(
  tx: Tx,
  { but, ...where }: { but: number } & ({ groupId: number } | { lotId: number }),
): Promise<number[]> {
  const stopped = tx
    .selectFrom('bids')
    .select('id')
    .where('status', '=', stoppedStatus)
    .where('stopped_from', 'is not', null)
    .where('id', '<>', but)
  const rows = await ('groupId' in where
    ? stopped.where('group_id', '=', where.groupId)
    : stopped.where('lot_id', '=', where.lotId)
  ).execute()
  return rows.map(({ id }) => id)
}
