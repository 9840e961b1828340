import type { MoneyEvent, MoneyReversed } from '@seriba/contracts/notifications'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'

const titles = { payment: 'moneyReceived', deposit: 'depositReceived', reversed: 'moneyReversed' } as const

type Told = { userId: number; paymentId: number; amount: number; what: keyof typeof titles }

/** Notifies a client that their money has arrived, or that it was entered by mistake. */
export function recordMoneyEvent(tx: Tx, { userId, paymentId, amount, what }: Told, by: EventAuthor | null) {
  const title = titles[what]
  return recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(userId)],
    payload: {
      eventType: what === 'reversed' ? 'moneyReversed' : 'moneyReceived',
      messageEn: en.notifications.toast[title],
      messageRu: ru.notifications.toast[title],
      detail: { paymentId, amount },
    } satisfies MoneyEvent | MoneyReversed,
    by: by ?? undefined,
  })
}
