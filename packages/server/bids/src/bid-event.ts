import type { BidEvent } from '@seriba/contracts/notifications'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import type { TurnOutcome } from '@seriba/domain/notifications/event-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import { type EventAuthor, type NewEvent, socketRooms } from '@seriba/server-kit/events'

/** What an event says about a bid. */
export type EventFacts = {
  bidId: number
  clientId: number
  client: string
  dealerId: number | null
  status: BidStatus
  lotType: string
  soldPrice: number | null
  amount: number
  /** The previous amount, if the event is its change. */
  amountBefore?: number | undefined
  /** The new group, if the event changes that or the group the bid is in; null means none. */
  group?: { label: string; cars: number } | null | undefined
  /** From a negotiation. */
  price?: number | undefined
  outcome?: TurnOutcome | undefined
  lot: {
    id: number
    auction: string
    lot_no: number
    maker: string
    model: string
    year: number | null
    grade: string
    image: string | null
  }
}

type BidEventType = BidEvent['eventType']

const staffRooms = [socketRooms.staff]
const clientRooms = ({ clientId, dealerId }: EventFacts) => [
  socketRooms.user(clientId),
  ...(dealerId === null ? [] : [socketRooms.dealer(dealerId)]),
]

/** Notifies staff. */
export const notifyStaff = (type: BidEventType, facts: EventFacts, by?: EventAuthor): NewEvent => ({
  name: 'notification',
  rooms: staffRooms,
  payload: payloadOf(type, facts),
  by,
})

/** Notifies the client, wherever they are logged in, and their dealer. */
export const notifyClient = (type: BidEventType, facts: EventFacts, by?: EventAuthor): NewEvent => ({
  name: 'client-notification',
  rooms: clientRooms(facts),
  payload: payloadOf(type, facts),
  by,
})

/** Notifies both sides of the same. */
export const notifyAll = (type: BidEventType, facts: EventFacts, by?: EventAuthor): NewEvent => ({
  name: 'notification',
  rooms: [...staffRooms, ...clientRooms(facts)],
  payload: payloadOf(type, facts),
  by,
})

function payloadOf(eventType: BidEventType, { lot, ...bid }: EventFacts): BidEvent {
  return {
    eventType,
    ...messagesOf(isOfGroup(eventType, bid) ? 'clientChangeGroup' : eventType, bid),
    lotNo: lot.lot_no,
    auctionName: lot.auction,
    specification: specificationOf(lot),
    detail: {
      id: bid.bidId,
      lotId: String(lot.id),
      lotType: bid.lotType,
      clientId: bid.clientId,
      client: bid.client,
      bidStatus: bid.status,
      image: thumbnailOf(lot.image ?? ''),
      soldPrice: bid.soldPrice,
      amount: bid.amount,
      ...(bid.amountBefore !== undefined && { amountBefore: bid.amountBefore }),
      ...(bid.group !== undefined && { group: bid.group }),
      ...(bid.price !== undefined && { price: bid.price }),
      ...(bid.outcome && { outcome: bid.outcome }),
    },
  }
}

const isOfGroup = (type: BidEventType, { group, amountBefore }: Pick<EventFacts, 'group' | 'amountBefore'>) =>
  type === 'clientChangeAmount' && group !== undefined && amountBefore === undefined

function messagesOf(
  type: BidEventType | 'clientChangeGroup',
  { lotType, outcome }: Pick<EventFacts, 'lotType' | 'outcome'>,
) {
  const says = ({ toast, win, ended }: typeof en.notifications | typeof ru.notifications) => {
    if (type === 'managerWinBid')
      return (lotType === 'stock' ? win.ordered_one : win.title_one).replace('{{count}}', '1')
    return type === 'negotiationEnded' && outcome && outcome in ended
      ? ended[outcome as keyof typeof ended]
      : toast[type]
  }
  return { messageEn: says(en.notifications), messageRu: says(ru.notifications) }
}
