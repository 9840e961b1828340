import type { Tx } from '@seriba/server-kit/db'
import { type Doer, recordEvent, rooms } from '@seriba/server-kit/events'

/** Tells a client's own screens, staff's, and those of his dealers that what he may do has changed. */
export function tellAccount(
  tx: Tx,
  userId: number,
  dealers: readonly (number | null | undefined)[],
  by: Doer,
) {
  const dealerRooms = dealers.flatMap((id) => (id ? [rooms.dealer(id)] : []))
  return recordEvent(tx, {
    name: 'notification',
    rooms: [...new Set([rooms.user(userId), rooms.staff, ...dealerRooms])],
    payload: { eventType: 'accountChanged', userId },
    by,
  })
}
