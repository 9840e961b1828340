import { type EventAuthor, type NewEvent, socketRooms } from '@seriba/server-kit/events'

/** Has every translation desk ask for its queues again. */
export const deskChanged = (by: EventAuthor): NewEvent => ({
  name: 'notification',
  rooms: [socketRooms.staff],
  payload: { eventType: 'translationsChanged' },
  by,
})
