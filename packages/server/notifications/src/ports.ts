import type { Actor } from '@seriba/domain/access/actor'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** Bids with messages that wait for the actor's side, the latest first. The chat answers it. */
    unreadChats(actor: Actor): Promise<number[]>
  }
}
