import { eventTypes, socketEvents } from '@seriba/domain/notifications/event-types'
import * as z from 'zod/mini'
import { instant, yen } from './fields.ts'

/** A bid event as its receiver is told. */
export const BidEvent = z.object({
  eventType: z.enum(eventTypes),
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
    bidStatus: z.int(),
    image: z.string(),
    soldPrice: z.nullable(yen()),
  }),
})
export type BidEvent = z.infer<typeof BidEvent>

export const ChatEvent = z.object({
  eventType: z.literal('chatMessage'),
  bidId: z.int(),
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

/** What one is told of: toasts, sounds and the list of notifications are made of it. */
export const News = z.union([BidEvent, ChatEvent])

/** Staff has changed what an account may do: what is shown of it is to be asked for again, and nobody is told more. */
export const AccountEvent = z.object({ eventType: z.literal('accountChanged'), userId: z.int() })
export type AccountEvent = z.infer<typeof AccountEvent>

/** Staff has published something of the company: what is shown of it is to be asked for again. */
export const CompanyEvent = z.object({ eventType: z.literal('companyChanged') })

/** What travels over the socket: the event's name, its place in the order of all events, and the news. */
export const SocketMessage = z.object({
  seq: z.int(),
  name: z.enum(socketEvents),
  payload: z.union([BidEvent, ChatEvent, AccountEvent, CompanyEvent]),
  /** Whose doing it was; null where the system acted. One is not told of one's own. */
  by: z.nullable(z.int()),
})
export type SocketMessage = z.infer<typeof SocketMessage>
