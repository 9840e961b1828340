import { type DeliveredEventType, testEvent } from '@seriba/domain/webhooks/webhook-events'
import * as z from 'zod/mini'
import { instant, yen } from './fields.ts'

/** A bid as it is after the change. */
export const WebhookBid = z.object({
  bidId: z.int(),
  /** Whose bid it is: the dealer's own, or one of their clients'. */
  clientId: z.int(),
  lotId: z.string(),
  lotType: z.string(),
  /** 1 new, 2 bid, 3 don't bid, 4 cancel, 5 finished, 6 win. */
  bidStatus: z.int(),
  amount: yen(),
  soldPrice: z.nullable(yen()),
  group: z.nullable(z.object({ id: z.int(), label: z.string() })),
  auctionName: z.string(),
  lotNo: z.int(),
  auctionDate: z.nullable(instant()),
  maker: z.string(),
  model: z.string(),
})

/** A message about a bid, from the client's side or from staff. */
export const WebhookMessage = z.object({
  messageId: z.int(),
  bidId: z.int(),
  clientId: z.int(),
  lotId: z.string(),
  by: z.enum(['client', 'staff']),
  text: z.string(),
  at: instant(),
})

const lotFacts = {
  lotId: z.string(),
  lotType: z.string(),
  auctionName: z.string(),
  lotNo: z.int(),
  auctionDate: z.nullable(instant()),
  maker: z.string(),
  model: z.string(),
}

/** A lot as it is after the change; use a key to get the rest of it. */
export const WebhookLot = z.object({
  ...lotFacts,
  lotStatus: z.int(),
  startPrice: yen(),
  /** What has changed; more values may be added. */
  changed: z.array(z.enum(['lotStatus', 'auctionDate', 'lotNo', 'startPrice', 'sheet', 'images'])),
})

/** A lot whose sheet a person has checked. */
export const WebhookSheet = z.object({ ...lotFacts, checkedAt: instant() })

/** A purchase as it is after the change. */
export const WebhookPurchase = z.object({
  purchaseId: z.int(),
  sku: z.string(),
  /** Null for a purchase that was imported from elsewhere. */
  bidId: z.nullable(z.int()),
  clientId: z.int(),
  auction: z.nullable(z.string()),
  lotNo: z.nullable(z.int()),
  maker: z.nullable(z.string()),
  model: z.nullable(z.string()),
  chassis: z.nullable(z.string()),
  purchaseDate: instant(),
  /** Null while it is being processed. */
  status: z.nullable(z.int()),
  /** Whether the win was undone. */
  isTakenBack: z.boolean(),
  exportPort: z.nullable(z.string()),
  voyage: z.nullable(z.string()),
  etd: z.nullable(z.string()),
  eta: z.nullable(z.string()),
  blNumber: z.nullable(z.string()),
  containerNo: z.nullable(z.string()),
  /** Null while it has no price. */
  totalPrice: z.nullable(yen()),
})

export const WebhookInvoice = z.object({
  number: z.string(),
  purchaseId: z.int(),
  sku: z.string(),
  clientId: z.int(),
  total: yen(),
  issuedAt: instant(),
  /** A Japanese day. */
  dueOn: z.string(),
  /** The number of the invoice that this one replaces. */
  replaces: z.nullable(z.string()),
})

/** Money that has arrived in the dealer's own account. */
export const WebhookPayment = z.object({
  paymentId: z.int(),
  amount: yen(),
  purchaseId: z.nullable(z.int()),
  date: instant(),
})

/** Sent on request. */
export const WebhookTest = z.object({ message: z.string() })

/** What each event carries under `data`. */
export const webhookData = {
  'bid.created': WebhookBid,
  'bid.updated': WebhookBid,
  'bid.won': WebhookBid,
  'bid.lost': WebhookBid,
  'bid.canceled': WebhookBid,
  'bid.message': WebhookMessage,
  'lot.changed': WebhookLot,
  'sheet.checked': WebhookSheet,
  'purchase.created': WebhookPurchase,
  'purchase.updated': WebhookPurchase,
  'invoice.issued': WebhookInvoice,
  'payment.received': WebhookPayment,
  [testEvent]: WebhookTest,
} as const satisfies Record<DeliveredEventType, z.ZodMiniType>

/** The body of a request to a dealer's program. */
export type WebhookEvent<Type extends DeliveredEventType = DeliveredEventType> = {
  [T in DeliveredEventType]: {
    /** The same no matter how often it is sent. */
    id: string
    type: T
    createdAt: string
    data: z.infer<(typeof webhookData)[T]>
  }
}[Type]
