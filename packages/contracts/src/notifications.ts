import { bidEventTypes, bidTurnTypes, turnOutcomes } from '@seriba/domain/notifications/event-types'
import * as z from 'zod/mini'
import { instant, yen } from './fields.ts'

/** A bid event as its recipient sees it. */
export const BidEvent = z.object({
  eventType: z.enum([...bidEventTypes, ...bidTurnTypes]),
  messageEn: z.string(),
  messageRu: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  specification: z.string(),
  detail: z.object({
    /** The bid. */
    id: z.int(),
    lotId: z.string(),
    lotType: z.string(),
    clientId: z.int(),
    /** The client's name; missing from events recorded before it was included. */
    client: z.optional(z.string()),
    bidStatus: z.int(),
    image: z.string(),
    soldPrice: z.nullable(yen()),
    /**
     * The bid's amount, and below it the amount before the change; missing from events recorded before they were
     * included.
     */
    amount: z.optional(yen()),
    amountBefore: z.optional(yen()),
    /**
     * The bid’s group as it is now, if that was changed or the bid was moved to it; null if it was taken out of one.
     */
    group: z.optional(z.nullable(z.object({ label: z.string(), cars: z.int() }))),
    /** Named in a negotiation; what came of that, or of a request to withdraw. */
    price: z.optional(yen()),
    outcome: z.optional(z.enum(turnOutcomes)),
  }),
})
export type BidEvent = z.infer<typeof BidEvent>

export const ChatEvent = z.object({
  eventType: z.literal('chatMessage'),
  bidId: z.int(),
  /** Whose bid it is. */
  clientId: z.optional(z.int()),
  client: z.optional(z.string()),
  /** Id of the message. */
  id: z.int(),
  actionBy: z.int(),
  comment: z.string(),
  isClientMessage: z.boolean(),
  time: instant(),
  lotNo: z.int(),
  auctionName: z.string(),
  specification: z.string(),
})
export type ChatEvent = z.infer<typeof ChatEvent>

/** Staff have read a lot's sheet for a client who asked. */
export const TranslationEvent = z.object({
  eventType: z.literal('translationReady'),
  messageEn: z.string(),
  messageRu: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  specification: z.string(),
  detail: z.object({ lotId: z.string(), lotType: z.string() }),
})
export type TranslationEvent = z.infer<typeof TranslationEvent>

/** Staff have found a lot for an order. */
export const OfferEvent = z.object({
  eventType: z.literal('lotOffered'),
  messageEn: z.string(),
  messageRu: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  specification: z.string(),
  detail: z.object({ lotId: z.string(), lotType: z.string(), orderId: z.int() }),
})
export type OfferEvent = z.infer<typeof OfferEvent>

/** Several lots at once: the first of them stands for all, and `path` is the page on this site that lists them. */
const SeveralLots = {
  messageEn: z.string(),
  messageRu: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  specification: z.string(),
  detail: z.object({ lotId: z.string(), lotType: z.string(), path: z.string(), total: z.int() }),
}

/** New lots have come in for a saved search that sends alerts at once. */
export const LotsFoundEvent = z.object({ eventType: z.literal('lotsFound'), ...SeveralLots })
export type LotsFoundEvent = z.infer<typeof LotsFoundEvent>

/** Favorites are about to be called up in their halls. */
export const FavoritesEvent = z.object({ eventType: z.literal('favoriteStarts'), ...SeveralLots })
export type FavoritesEvent = z.infer<typeof FavoritesEvent>

/** Bids that their client will soon be unable to cancel on their own; the first is the one with the earliest deadline. */
export const CancelDeadlineEvent = z.object({ eventType: z.literal('cancelDeadline'), ...SeveralLots })
export type CancelDeadlineEvent = z.infer<typeof CancelDeadlineEvent>

/** Money from the client has come in. */
export const MoneyEvent = z.object({
  eventType: z.literal('moneyReceived'),
  messageEn: z.string(),
  messageRu: z.string(),
  detail: z.object({
    /** The line among the client's payments. */
    paymentId: z.int(),
    amount: yen(),
  }),
})
export type MoneyEvent = z.infer<typeof MoneyEvent>

/** Money that the client was notified of had been entered by mistake; `paymentId` is the line that reverses it. */
export const MoneyReversed = z.extend(MoneyEvent, { eventType: z.literal('moneyReversed') })
export type MoneyReversed = z.infer<typeof MoneyReversed>

/** The client's purchases have reached another step, or their ship or its dates have changed. */
export const ShipmentEvent = z.object({
  eventType: z.literal('shipmentChanged'),
  messageEn: z.string(),
  messageRu: z.string(),
  detail: z.object({
    /** More than one if the voyage that they are all on has changed. */
    purchases: z.array(z.object({ id: z.int(), sku: z.string() })),
    voyage: z.nullable(z.string()),
    etd: z.nullable(z.string()),
    eta: z.nullable(z.string()),
  }),
})
export type ShipmentEvent = z.infer<typeof ShipmentEvent>

/** A document for a purchase has arrived for the client, is requested from them or was refused. */
export const DocumentEvent = z.object({
  eventType: z.literal('documentAdded'),
  messageEn: z.string(),
  messageRu: z.string(),
  detail: z.object({ purchaseId: z.int(), sku: z.string(), car: z.string() }),
})

/** One of the client's purchases has an invoice, or a new one. */
export const InvoiceNews = z.extend(DocumentEvent, { eventType: z.literal('invoiceIssued') })
export type DocumentEvent = z.infer<typeof DocumentEvent> | z.infer<typeof InvoiceNews>

/** A month's statement is available. */
export const StatementEvent = z.object({
  eventType: z.literal('statementReady'),
  messageEn: z.string(),
  messageRu: z.string(),
  /** `2026-11`, and the balance at its end. */
  detail: z.object({ month: z.string(), closing: yen() }),
})
export type StatementEvent = z.infer<typeof StatementEvent>

/** Staff are notified that somebody has signed up and confirmed their address. */
export const NewClientEvent = z.object({
  eventType: z.literal('newClient'),
  messageEn: z.string(),
  messageRu: z.string(),
  detail: z.object({ clientId: z.int(), client: z.string() }),
})
export type NewClientEvent = z.infer<typeof NewClientEvent>

/** Staff are notified that a client is paying in a deposit. */
export const DepositEvent = z.object({
  eventType: z.literal('depositAnnounced'),
  messageEn: z.string(),
  messageRu: z.string(),
  detail: z.object({ clientId: z.int(), client: z.string(), amount: yen(), reference: z.string() }),
})
export type DepositEvent = z.infer<typeof DepositEvent>

const Sender = { clientId: z.int(), client: z.string() }

/** Staff are notified that a client has sent a document, for a purchase or of their own, that has to be checked. */
export const DocumentSentEvent = z.object({
  eventType: z.literal('documentSent'),
  messageEn: z.string(),
  messageRu: z.string(),
  detail: z.union([
    z.object({ ...Sender, purchaseId: z.int(), sku: z.string(), car: z.string() }),
    z.object(Sender),
  ]),
})
export type DocumentSentEvent = z.infer<typeof DocumentSentEvent>

/** What people are notified of: toasts, sounds and the list of notifications are made from it. */
export const News = z.union([
  BidEvent,
  ChatEvent,
  TranslationEvent,
  OfferEvent,
  MoneyEvent,
  MoneyReversed,
  ShipmentEvent,
  DocumentEvent,
  InvoiceNews,
  StatementEvent,
  NewClientEvent,
  DepositEvent,
  DocumentSentEvent,
  LotsFoundEvent,
  FavoritesEvent,
  CancelDeadlineEvent,
])
export type News = z.infer<typeof News>
