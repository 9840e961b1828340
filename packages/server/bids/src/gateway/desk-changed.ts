import { type NewEvent, socketRooms } from '@seriba/server-kit/events'

/** What the desk shows of bids is to be asked for again; nobody is told of it. */
export const deskChanged: NewEvent = {
  name: 'notification',
  rooms: [socketRooms.staff],
  payload: { eventType: 'bidsFinished' },
}
