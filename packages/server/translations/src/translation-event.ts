import type { TranslationEvent } from '@seriba/contracts/notifications'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import { type EventAuthor, type NewEvent, socketRooms } from '@seriba/server-kit/events'
import type { TranslationLot } from './translation-lot.ts'

/**
 * Notifies the clients who asked, wherever they are logged in, that staff have answered, even if they found nothing.
 */
export const translationReady = (
  clientId: number,
  lot: TranslationLot,
  isEmpty: boolean,
  by: EventAuthor,
): NewEvent => ({
  name: 'notification',
  rooms: [socketRooms.user(clientId)],
  payload: payloadOf(lot, isEmpty ? 'translationNone' : 'translationReady'),
  by,
})

const payloadOf = (lot: TranslationLot, says: 'translationReady' | 'translationNone'): TranslationEvent => ({
  eventType: 'translationReady',
  messageEn: en.notifications.toast[says],
  messageRu: ru.notifications.toast[says],
  lotNo: lot.lot_no,
  auctionName: lot.auction,
  specification: specificationOf(lot),
  detail: { lotId: String(lot.id), lotType: lotTypeOfKind[lot.kind] },
})
