import { type Actor, isDealer, isManager } from './actor.ts'
import { hasControl } from './flags.ts'

type ClientFacts = {
  userId: number
  /** The dealer who looks after the client, if there is one. */
  dealerId: number | null
}

/**
 * Whether an actor may know who a client is: staff may for all clients, a dealer for their own. Nobody needs to be
 * told about themselves (3§2.4).
 */
export const isClientVisibleTo = (actor: Actor, { userId, dealerId }: ClientFacts): boolean =>
  userId !== actor.userId && (isManager(actor) || (isDealer(actor) && dealerId === actor.userId))

/** A dealer who only watches their clients' bids does not take part in their chats (GAP50). */
export const canJoinChat = (actor: Actor, client: 'self' | 'other'): boolean =>
  client === 'self' || !isDealer(actor) || hasControl(actor.permission, 'clientChat')
