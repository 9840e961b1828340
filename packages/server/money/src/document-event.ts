import type { DocumentEvent } from '@seriba/contracts/notifications'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

/** Notifies a client of a document for their purchase; as with money, their dealer is not notified. */
export const recordDocumentEvent = (tx: Tx, clientId: number, told: DocumentEvent, by: EventAuthor | null) =>
  recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(clientId)],
    payload: told,
    by: by ?? undefined,
  })
