import type { DocumentEvent } from '@seriba/contracts/notifications'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

/** Tells a client of a paper of their purchase; their dealer is not told, as of money. */
export const recordDocumentEvent = (tx: Tx, clientId: number, told: DocumentEvent, by: EventAuthor | null) =>
  recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(clientId)],
    payload: told,
    by: by ?? undefined,
  })
