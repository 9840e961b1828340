import type { Actor } from '@seriba/domain/access/actor'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** Bids with unread messages for the actor's side, the latest first. Provided by the chat. */
    unreadChats(actor: Actor): Promise<number[]>
  }
}
