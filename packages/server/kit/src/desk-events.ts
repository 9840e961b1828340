import type { SocketMessage } from '@seriba/contracts/socket-messages'
import type { Desk } from '@seriba/domain/access/desks'
import type { Tx } from './db-types.ts'
import { type EventAuthor, recordEvent, socketRooms } from './events.ts'

/** Purchases of a client have changed; null where it is a voyage, or several clients' at once. */
export const notifyPurchasesChanged = (tx: Tx, clientId: number | null, by: EventAuthor | null) =>
  tell(tx, 'purchases', { eventType: 'purchasesChanged', clientId }, by)

/** Something of the ledger, of deposits, or of what the bank told. */
export const notifyPaymentsChanged = (tx: Tx, by: EventAuthor | null) =>
  tell(tx, 'payments', { eventType: 'paymentsChanged' }, by)

/** A feed, its runs, its words or how far it is read. */
export const notifyFeedsChanged = (tx: Tx, by: EventAuthor | null) =>
  tell(tx, 'feeds', { eventType: 'feedsChanged' }, by)

/** Open pages of those who may read the desk ask for it again; nobody else hears of it. */
const tell = (tx: Tx, desk: Desk, payload: SocketMessage['payload'], by: EventAuthor | null) =>
  recordEvent(tx, { name: 'notification', rooms: [socketRooms.desk(desk)], payload, by: by ?? undefined })
