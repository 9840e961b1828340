import { type EventAuthor, type NewEvent, socketRooms } from '@seriba/server-kit/events'

/** Makes every translation desk reload its queues. */
export const deskChanged = (by: EventAuthor): NewEvent => ({
  name: 'notification',
  rooms: [socketRooms.staff],
  payload: { eventType: 'translationsChanged' },
  by,
})
