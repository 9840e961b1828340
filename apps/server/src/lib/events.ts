import { EventEmitter } from 'node:events'
import type { SocketMessage } from '@seriba/contracts/notifications'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { joinsChat } from '@seriba/domain/access/knows-client'
import { type RawBuilder, sql } from 'kysely'
import { afterCommit, type Tx } from './db.ts'
import type { Caller } from './serve.ts'

export const rooms = {
  user: (userId: number) => `user:${userId}`,
  /** A dealer, told what happens to his clients' bids. */
  dealer: (dealerId: number) => `dealer:${dealerId}`,
  staff: 'staff',
  everybody: 'everybody',
}

/** Where an actor is spoken to. */
export function roomsOf(actor: Actor): string[] {
  const own = [rooms.user(actor.userId), rooms.everybody]
  if (isManager(actor)) return [...own, rooms.staff]
  return isDealer(actor) ? [...own, rooms.dealer(actor.userId)] : own
}

/**
 * Of an event `e`: it was said where the actor is spoken to. Chats of his clients a dealer hears as long as he takes
 * part in them.
 */
export function heardBy(actor: Actor): RawBuilder<boolean> {
  const heard = sql<boolean>`e.rooms && ${roomsOf(actor)}::text[]`
  if (joinsChat(actor, 'other')) return heard
  return sql`(${heard} and (e.name <> 'chat-notification' or ${rooms.user(actor.userId)} = any(e.rooms)))`
}

/** Who did something, and over which connection: that one is not told what it just did. */
export type Doer = { actor: Pick<Actor, 'userId'>; caller: Pick<Caller, 'socketId'> }

export type NewEvent = Pick<SocketMessage, 'name' | 'payload'> & {
  rooms: readonly string[]
  /** Left out where the system itself acts. */
  by?: Doer | undefined
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
      origin_socket: by?.caller.socketId ?? null,
      actor_id: by?.actor.userId ?? null,
    })
    .execute()
  afterCommit(tx, speakUp)
}
