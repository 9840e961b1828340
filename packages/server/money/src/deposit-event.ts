import type { DepositEvent } from '@seriba/contracts/notifications'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

/** Notifies staff who may see payments that a client is paying a deposit. */
export const recordDepositEvent = (tx: Tx, detail: DepositEvent['detail'], by: EventAuthor): Promise<void> =>
  recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.desk('payments')],
    payload: {
      eventType: 'depositAnnounced',
      messageEn: en.notifications.toast.depositAnnounced,
      messageRu: ru.notifications.toast.depositAnnounced,
      detail,
    } satisfies DepositEvent,
    by,
  })
