import { allPageTypes } from '@seriba/domain/lots/page-types'
import { mostLotsTold, mostWatchedLots, socketEvents } from '@seriba/domain/notifications/event-types'
import * as z from 'zod/mini'
import { lotId } from './fields.ts'
import { News } from './notifications.ts'

/** Staff has changed what an account may do: what is shown of it is to be asked for again, and nobody is told more. */
export const AccountEvent = z.object({ eventType: z.literal('accountChanged'), userId: z.int() })
export type AccountEvent = z.infer<typeof AccountEvent>

/** Staff has published something of the company: what is shown of it is to be asked for again. */
export const CompanyEvent = z.object({ eventType: z.literal('companyChanged') })

/** Somebody asked for a translation, or was answered: the desk's queue is to be asked for again. */
export const TranslationsEvent = z.object({ eventType: z.literal('translationsChanged') })

/** A purchase has an invoice, or another one: what is shown of it is to be asked for again. */
export const InvoiceEvent = z.object({ eventType: z.literal('invoiceReady'), purchaseId: z.int() })

/** Something of an order or of what was offered for it: lists of them are to be asked for again. */
export const OrdersEvent = z.object({ eventType: z.literal('ordersChanged') })

/** Somebody has signed up and confirmed their address: lists and counts of clients are to be asked for again. */
export const SignUpEvent = z.object({ eventType: z.literal('clientSignedUp'), userId: z.int() })

/** The staff, or what somebody of staff may do, has changed: their list is to be asked for again. */
export const StaffEvent = z.object({ eventType: z.literal('staffChanged') })

/** Purchases have changed: staff who may read them are to ask for them again. Null is a voyage, or several clients'. */
export const PurchasesEvent = z.object({
  eventType: z.literal('purchasesChanged'),
  clientId: z.nullable(z.int()),
})

/** Payments, deposits or lines of the bank have changed: staff who may read them are to ask for them again. */
export const PaymentsEvent = z.object({ eventType: z.literal('paymentsChanged') })

/** A feed has changed, or is read: staff who may see to feeds are to ask for them again. */
export const FeedsEvent = z.object({ eventType: z.literal('feedsChanged') })

/** Bids have ended with their lots: the desk's lists and counts are to be asked for again. */
export const FinishedEvent = z.object({ eventType: z.literal('bidsFinished') })

/** A lot has changed: clients that have it open should ask for it again. */
export const LotEvent = z.object({ eventType: z.literal('lotChanged'), lotId: z.string() })
export type LotEvent = z.infer<typeof LotEvent>

/** Lots with bids have changed, or what was told to their halls: the desk is to ask for them again. */
export const BidLotsEvent = z.object({
  eventType: z.literal('bidLotsChanged'),
  lotIds: z.array(z.string()).check(z.maxLength(mostLotsTold)),
})
export type BidLotsEvent = z.infer<typeof BidLotsEvent>

/** The lots that a window shows, all of them each time; it is told of their changes and of no others. */
export const WatchedLots = z
  .array(z.object({ pageType: z.enum(allPageTypes), id: lotId() }))
  .check(z.maxLength(mostWatchedLots))
export type WatchedLots = z.infer<typeof WatchedLots>

/** One has read notifications on another device, or somebody of one's side the messages of a bid: they are to be asked for again. */
export const ReadEvent = z.object({ eventType: z.literal('newsRead'), bidId: z.nullable(z.int()) })

/** Wins that one has been shown on another device, by their bids. */
export const WinsSeenEvent = z.object({ eventType: z.literal('winsSeen'), bidIds: z.array(z.string()) })

/** What travels over the socket: the event's name, its place in the order of all events, and the news. */
export const SocketMessage = z.object({
  /** 0 where it is told to open pages only, and kept for nobody. */
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
  /** Whose doing it was; null where the system acted. One is not told of one's own. */
  by: z.nullable(z.int()),
})
export type SocketMessage = z.infer<typeof SocketMessage>
