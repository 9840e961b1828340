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
  /** A dealer, who is told what happens to their clients' bids. */
  dealer: (dealerId: number) => `dealer:${dealerId}`,
  /** People who have the lot open. */
  lot: (lotId: number | string) => `lot:${lotId}`,
  staff: 'staff',
  /** Staff who may read a desk. */
  desk: (desk: Desk) => `desk:${desk}`,
  everybody: 'everybody',
}

/**
 * A session's connection, which is excluded from news of what was done over it. A caller who names another session's
 * connection, or another room, excludes nothing.
 */
export const connectionRoom = (sessionId: string, socketId: string) => `connection:${sessionId}:${socketId}`

/** The rooms of an actor. */
export function socketRoomsOf(actor: Actor): string[] {
  const own = ownRooms(actor)
  return isDealer(actor) ? [...own, socketRooms.dealer(actor.userId)] : own
}

function ownRooms(actor: Actor): string[] {
  const own = [socketRooms.user(actor.userId), socketRooms.everybody]
  return isManager(actor) ? [...own, socketRooms.staff, ...desksOf(actor).map(socketRooms.desk)] : own
}

/** What a dealer is told about a client is also sent to the client's room. */
const dealerFilter = (actor: Actor) =>
  isDealer(actor)
    ? sql`(${socketRooms.dealer(actor.userId)} = any(e.rooms) and exists (
        select from users c where c.dealer_id = ${actor.userId} and 'user:' || c.id = any(e.rooms)
      ))`
    : sql`false`

/**
 * For an event `e`: whether it was sent to the actor's rooms. A dealer hears about clients as long as those are
 * theirs, and about their chats as long as the dealer takes part in them.
 */
export function audienceFilter(actor: Actor): RawBuilder<boolean> {
  const heard = sql<boolean>`(e.rooms && ${ownRooms(actor)}::text[] or ${dealerFilter(actor)})`
  if (canJoinChat(actor, 'other')) return heard
  return sql`(${heard} and (e.name <> 'chat-notification' or ${socketRooms.user(actor.userId)} = any(e.rooms)))`
}

/** A lot has changed since its open pages were loaded. */
export const lotChanged = (lotId: number) =>
  ({
    rooms: [socketRooms.lot(lotId)],
    name: 'notification',
    payload: { eventType: 'lotChanged', lotId: String(lotId) },
  }) satisfies NewEvent

/** Lots with bids, or what their halls were told, have changed: the desk has to reload them. */
export const bidLotsChanged = (lotIds: readonly number[]) =>
  ({
    rooms: [socketRooms.staff],
    name: 'notification',
    payload: { eventType: 'bidLotsChanged', lotIds: lotIds.map(String) },
  }) satisfies NewEvent

/** The person who did something, and the connection they used, which is not notified of it. */
export type EventAuthor = { actor: Pick<Actor, 'userId'>; caller: Pick<Caller, 'connection'> }

export type NewEvent = Pick<SocketMessage, 'name' | 'payload'> & {
  rooms: readonly string[]
  /** Omitted if the system itself acts. */
  by?: EventAuthor | undefined
}

/** Emits when this process has committed events. */
export const outbox = new EventEmitter<{ filled: [] }>().setMaxListeners(0)
const speakUp = () => void outbox.emit('filled')

/**
 * Writes an event into the outbox, in the transaction that causes it. The relay numbers and sends it after the
 * commit, so a rollback sends nothing and a crash loses nothing.
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
