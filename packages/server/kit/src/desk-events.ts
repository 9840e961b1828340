import type { SocketMessage } from '@seriba/contracts/socket-messages'
import type { Desk } from '@seriba/domain/access/desks'
import type { Tx } from './db-types.ts'
import { type EventAuthor, recordEvent, socketRooms } from './events.ts'

/** A client's purchases have changed; null for a voyage, or several clients at once. */
export const notifyPurchasesChanged = (tx: Tx, clientId: number | null, by: EventAuthor | null) =>
  tell(tx, 'purchases', { eventType: 'purchasesChanged', clientId }, by)

/** Something in the ledger, the deposits, or the bank lines. */
export const notifyPaymentsChanged = (tx: Tx, by: EventAuthor | null) =>
  tell(tx, 'payments', { eventType: 'paymentsChanged' }, by)

/** A feed, its runs, its words, or how far it has been read. */
export const notifyFeedsChanged = (tx: Tx, by: EventAuthor | null) =>
  tell(tx, 'feeds', { eventType: 'feedsChanged' }, by)

/** Open pages of people who may read the desk reload it; nobody else is notified. */
const tell = (tx: Tx, desk: Desk, payload: SocketMessage['payload'], by: EventAuthor | null) =>
  recordEvent(tx, { name: 'notification', rooms: [socketRooms.desk(desk)], payload, by: by ?? undefined })
