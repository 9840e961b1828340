import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

/** Notifies the open pages of staff that the staff have changed, and those of the person of their new permissions. */
export async function notifyStaffChanged(tx: Tx, userId: number, by: EventAuthor): Promise<void> {
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.staff],
    payload: { eventType: 'staffChanged' },
    by,
  })
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(userId)],
    payload: { eventType: 'accountChanged', userId },
    by,
  })
}
