import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

/** Tells the open pages of staff that the staff has changed, and those of the person what they may do. */
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
