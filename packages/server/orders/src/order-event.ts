import type { OfferEvent } from '@seriba/contracts/notifications'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import { type EventAuthor, type NewEvent, socketRooms } from '@seriba/server-kit/events'
import type { LotToOffer } from './offers.repository.ts'

/** Makes every desk and the client's screens reload orders. */
export const ordersChanged = (clientId: number, by: EventAuthor): NewEvent => ({
  name: 'notification',
  rooms: [socketRooms.staff, socketRooms.user(clientId)],
  payload: { eventType: 'ordersChanged' },
  by,
})

type Offered = { orderId: number; clientId: number; lot: LotToOffer }

/** Notifies the client of what was found for them. */
export const lotOffered = ({ orderId, clientId, lot }: Offered, by: EventAuthor): NewEvent => ({
  name: 'notification',
  rooms: [socketRooms.user(clientId)],
  payload: {
    eventType: 'lotOffered',
    messageEn: en.notifications.toast.lotOffered,
    messageRu: ru.notifications.toast.lotOffered,
    lotNo: lot.lot_no,
    auctionName: lot.auction,
    specification: specificationOf(lot),
    detail: { lotId: String(lot.id), lotType: lotTypeOfKind[lot.kind], orderId },
  } satisfies OfferEvent,
  by,
})
