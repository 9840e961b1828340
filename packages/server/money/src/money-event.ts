import type { MoneyEvent } from '@seriba/contracts/notifications'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

type Received = { userId: number; paymentId: number; amount: number; isDeposit: boolean }

/** Tells a client that money of theirs has come. */
export function recordMoneyEvent(
  tx: Tx,
  { userId, paymentId, amount, isDeposit }: Received,
  by: EventAuthor | null,
) {
  const title = isDeposit ? 'depositReceived' : 'moneyReceived'
  return recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(userId)],
    payload: {
      eventType: 'moneyReceived',
      messageEn: en.notifications.toast[title],
      messageRu: ru.notifications.toast[title],
      detail: { paymentId, amount },
    } satisfies MoneyEvent,
    by: by ?? undefined,
  })
}
