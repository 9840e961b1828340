import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

/** Notifies a client's own screens, staff's, and their dealer's that the client's permissions have changed. */
export function notifyAccountChanged(
  tx: Tx,
  userId: number,
  dealers: readonly (number | null | undefined)[],
  by: EventAuthor | null,
) {
  const dealerRooms = dealers.flatMap((id) => (id ? [socketRooms.dealer(id)] : []))
  return recordEvent(tx, {
    name: 'notification',
    rooms: [...new Set([socketRooms.user(userId), socketRooms.staff, ...dealerRooms])],
    payload: { eventType: 'accountChanged', userId },
    by: by ?? undefined,
  })
}
