import { allPageTypes } from '@seriba/domain/lots/page-types'
import { mostLotsPerEvent, mostWatchedLots, socketEvents } from '@seriba/domain/notifications/event-types'
import * as z from 'zod/mini'
import { lotId } from './fields.ts'
import { News } from './notifications.ts'

/** Staff have changed what an account may do: what is shown of it has to be fetched again, and nobody is told more. */
export const AccountEvent = z.object({ eventType: z.literal('accountChanged'), userId: z.int() })
export type AccountEvent = z.infer<typeof AccountEvent>

/** Staff have published a change to the company: what is shown of it has to be fetched again. */
export const CompanyEvent = z.object({ eventType: z.literal('companyChanged') })

/** Somebody requested a translation, or was answered: the staff's queue has to be fetched again. */
export const TranslationsEvent = z.object({ eventType: z.literal('translationsChanged') })

/** A purchase has an invoice, or a new one: what is shown of it has to be fetched again. */
export const InvoiceEvent = z.object({ eventType: z.literal('invoiceReady'), purchaseId: z.int() })

/** An order or an offer for it has changed: lists of them have to be fetched again. */
export const OrdersEvent = z.object({ eventType: z.literal('ordersChanged') })

/** Somebody has signed up and confirmed their address: lists and counts of clients have to be fetched again. */
export const SignUpEvent = z.object({ eventType: z.literal('clientSignedUp'), userId: z.int() })

/** The staff, or the rights of one of them, have changed: their list has to be fetched again. */
export const StaffEvent = z.object({ eventType: z.literal('staffChanged') })

/**
 * Purchases have changed: staff who may read them should fetch them again. Null means a voyage, or several clients'.
 */
export const PurchasesEvent = z.object({
  eventType: z.literal('purchasesChanged'),
  clientId: z.nullable(z.int()),
})

/** Payments, deposits or bank lines have changed: staff who may read them should fetch them again. */
export const PaymentsEvent = z.object({ eventType: z.literal('paymentsChanged') })

/** A feed has changed, or is being read: staff who may manage feeds should fetch them again. */
export const FeedsEvent = z.object({ eventType: z.literal('feedsChanged') })

/** Bids have ended with their lots: the staff's lists and counts have to be fetched again. */
export const FinishedEvent = z.object({ eventType: z.literal('bidsFinished') })

/** A lot has changed: clients that have it open should fetch it again. */
export const LotEvent = z.object({ eventType: z.literal('lotChanged'), lotId: z.string() })
export type LotEvent = z.infer<typeof LotEvent>

/** Lots with bids have changed, or what their halls were told: the board should fetch them again. */
export const BidLotsEvent = z.object({
  eventType: z.literal('bidLotsChanged'),
  lotIds: z.array(z.string()).check(z.maxLength(mostLotsPerEvent)),
})
export type BidLotsEvent = z.infer<typeof BidLotsEvent>

/** The lots that a window shows, all of them each time; it is notified of their changes and no others. */
export const WatchedLots = z
  .array(z.object({ pageType: z.enum(allPageTypes), id: lotId() }))
  .check(z.maxLength(mostWatchedLots))
export type WatchedLots = z.infer<typeof WatchedLots>

/**
 * The user has read notifications on another device, or somebody on their side the messages of a bid: fetch them again.
 */
export const ReadEvent = z.object({ eventType: z.literal('newsRead'), bidId: z.nullable(z.int()) })

/** Wins that the user has been shown on another device, by their bids. */
export const WinsSeenEvent = z.object({ eventType: z.literal('winsSeen'), bidIds: z.array(z.string()) })

/** What travels over the socket: the event's name, its place in the order of all events, and its content. */
export const SocketMessage = z.object({
  /** 0 if only open pages are notified, and it is kept for nobody. */
  seq: z.int(),
  name: z.enum(socketEvents),
  payload: z.union([
    News,
    AccountEvent,
    CompanyEvent,
    InvoiceEvent,
    OrdersEvent,
    SignUpEvent,
    StaffEvent,
    PurchasesEvent,
    PaymentsEvent,
    FeedsEvent,
    TranslationsEvent,
    FinishedEvent,
    LotEvent,
    BidLotsEvent,
    ReadEvent,
    WinsSeenEvent,
  ]),
  /** The person who caused it; null if the system did. People are not notified of their own doings. */
  by: z.nullable(z.int()),
})
export type SocketMessage = z.infer<typeof SocketMessage>
