import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from './bid.repository.ts'

/** A dealer who only watches their clients' bids takes no part in their chats (GAP50). */
export const chatsWith = (actor: Actor): RawBuilder<boolean> =>
  isDealer(actor) && !actor.permission.dealerBidAccess ? sql`b.client_id = ${actor.userId}` : visibleTo(actor)

/** The column of when the actor's side last read a chat. */
export const readMark = (actor: Actor) => (isManager(actor) ? 'staff_read_at' : 'client_read_at')

/** Whether a bid `b` has messages that wait for the actor's side. */
export const chatWaitsFor = (actor: Actor): RawBuilder<boolean> => sql`(${chatsWith(actor)} and exists (
  select from bid_messages m
  where m.bid_id = b.id and m.by_client = ${isManager(actor)}::boolean
    and m.at > coalesce(b.${sql.ref(readMark(actor))}, '-infinity')
))`
