import * as z from 'zod/mini'
import { BidUser } from './bid-lists.ts'
import { contract } from './contract.ts'
import { id, idempotencyKey, instant, success, text } from './fields.ts'

export const ChatMessage = z.object({ id: z.int(), text: z.string(), time: instant(), isOwn: z.boolean() })
export type ChatMessage = z.infer<typeof ChatMessage>

/** The messages about a bid, oldest first. */
export const bidChat = contract({
  method: 'GET',
  path: '/bid/chat',
  operation: 'chat.bidChat',
  audience: 'signedIn',
  input: z.object({ bidId: id() }),
  output: z.object({
    chat: z.array(ChatMessage),
    /** What the buyer told the manager with the bid. */
    comment: z.string(),
    isRead: z.boolean(),
    /** What it is about, so that a link to a chat works without a list around it. */
    lotNo: z.int(),
    auctionName: z.string(),
    /** Whose bid it is, for those who may know. */
    user: z.nullable(BidUser),
  }),
  errors: ['bid_not_found'],
})

/** Sends a message about a bid; the other side sees it at once. */
export const saveChat = contract({
  method: 'POST',
  path: '/bid/save-chat',
  operation: 'chat.saveChat',
  audience: 'signedIn',
  input: z.object({
    bidId: id(),
    comment: text(2000).check(z.trim(), z.minLength(1)),
    /** Repeating a call with the same key sends it only once. */
    idempotencyKey: z.optional(idempotencyKey()),
  }),
  output: success(),
  errors: ['bid_not_found', 'stale'],
})

/** Marks a chat as read for the viewer's side. */
export const updateChatStatus = contract({
  method: 'PUT',
  path: '/bid/update-chat-status',
  operation: 'chat.updateChatStatus',
  audience: 'signedIn',
  input: z.object({ bidId: id() }),
  output: success(),
  errors: ['bid_not_found'],
})

/** Everything that happened to a bid, for staff. */
export const bidLogs = contract({
  method: 'GET',
  path: '/bid/logs',
  operation: 'chat.bidLogs',
  audience: 'manager',
  input: z.object({ bidId: id() }),
  output: z.array(
    z.object({
      date: instant(),
      userName: z.string(),
      event: z.string(),
      status: z.int(),
      userType: z.nullable(z.int()),
    }),
  ),
  errors: ['bid_not_found'],
})
