import { EventEmitter } from 'node:events'
import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { canJoinChat } from '@seriba/domain/access/client-visibility'
import { type Desk, desksOf } from '@seriba/domain/access/desks'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from './caller.ts'
import { onCommit } from './db.ts'
import type { Tx } from './db-types.ts'

export const socketRooms = {
  user: (userId: number) => `user:${userId}`,
  /** A dealer, told what happens to their clients' bids. */
  dealer: (dealerId: number) => `dealer:${dealerId}`,
  /** People who have the lot open. */
  lot: (lotId: number | string) => `lot:${lotId}`,
  staff: 'staff',
  /** Those of staff who may read a desk. */
  desk: (desk: Desk) => `desk:${desk}`,
  everybody: 'everybody',
}

/**
 * A connection of a session: what is left out of news of what was done over it. A caller that names a connection of another
 * session, or another room, names nothing.
 */
export const connectionRoom = (sessionId: string, socketId: string) => `connection:${sessionId}:${socketId}`

/** Where an actor is spoken to. */
export function socketRoomsOf(actor: Actor): string[] {
  const own = ownRooms(actor)
  return isDealer(actor) ? [...own, socketRooms.dealer(actor.userId)] : own
}

function ownRooms(actor: Actor): string[] {
  const own = [socketRooms.user(actor.userId), socketRooms.everybody]
  return isManager(actor) ? [...own, socketRooms.staff, ...desksOf(actor).map(socketRooms.desk)] : own
}

/** What a dealer is told of a client is said in that client's room too. */
const dealerFilter = (actor: Actor) =>
  isDealer(actor)
    ? sql`(${socketRooms.dealer(actor.userId)} = any(e.rooms) and exists (
        select from users c where c.dealer_id = ${actor.userId} and 'user:' || c.id = any(e.rooms)
      ))`
    : sql`false`

/**
 * Of an event `e`: it was said where the actor is spoken to. A dealer hears of clients as long as they are theirs, and
 * of their chats as long as the dealer takes part in them.
 */
export function audienceFilter(actor: Actor): RawBuilder<boolean> {
  const heard = sql<boolean>`(e.rooms && ${ownRooms(actor)}::text[] or ${dealerFilter(actor)})`
  if (canJoinChat(actor, 'other')) return heard
  return sql`(${heard} and (e.name <> 'chat-notification' or ${socketRooms.user(actor.userId)} = any(e.rooms)))`
}

/** A lot is no longer what its open pages show. */
export const lotChanged = (lotId: number) =>
  ({
    rooms: [socketRooms.lot(lotId)],
    name: 'notification',
    payload: { eventType: 'lotChanged', lotId: String(lotId) },
  }) satisfies NewEvent

/** Lots with bids have changed, or what was told to their halls: what the desk shows of them is to be asked for again. */
export const bidLotsChanged = (lotIds: readonly number[]) =>
  ({
    rooms: [socketRooms.staff],
    name: 'notification',
    payload: { eventType: 'bidLotsChanged', lotIds: lotIds.map(String) },
  }) satisfies NewEvent

/** The person who did something, and the connection they used: that one is not told what it just did. */
export type EventAuthor = { actor: Pick<Actor, 'userId'>; caller: Pick<Caller, 'connection'> }

export type NewEvent = Pick<SocketMessage, 'name' | 'payload'> & {
  rooms: readonly string[]
  /** Left out where the system itself acts. */
  by?: EventAuthor | undefined
}

/** Speaks up when this process has committed events. */
export const outbox = new EventEmitter<{ filled: [] }>().setMaxListeners(0)
const speakUp = () => void outbox.emit('filled')

/**
 * Writes an event into the outbox, in the transaction of what happened. The relay numbers and sends
 * it after the commit, so a rollback sends nothing and a crash loses nothing.
 */
export async function recordEvent(tx: Tx, { rooms, name, payload, by }: NewEvent) {
  await tx
    .insertInto('events')
    .values({
      rooms: [...rooms],
      name,
      payload: JSON.stringify(payload),
      origin_socket: by?.caller.connection ?? null,
      actor_id: by?.actor.userId ?? null,
    })
    .execute()
  onCommit(tx, speakUp)
}
