import type { StatementEvent } from '@seriba/contracts/notifications'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { monthName } from './statement-paper.ts'

type Ready = { userId: number; month: string; closing: number }

/** Tells a client that a month’s statement is available. */
export const recordStatementEvent = (
  tx: Tx,
  { userId, month, closing }: Ready,
  by: EventAuthor | null,
): Promise<void> =>
  recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(userId)],
    payload: {
      eventType: 'statementReady',
      messageEn: en.notifications.statementOf.replace('{{month}}', monthName(month, 'en')),
      messageRu: ru.notifications.statementOf.replace('{{month}}', monthName(month, 'ru')),
      detail: { month, closing },
    } satisfies StatementEvent,
    by: by ?? undefined,
  })
