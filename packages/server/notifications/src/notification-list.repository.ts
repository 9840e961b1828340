import type { NotificationItem } from '@seriba/contracts/notification-list'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { deskNewsTypes, refreshTypes } from '@seriba/domain/notifications/event-types'
import { type NotificationKind, purchaseNewsTypes } from '@seriba/domain/notifications/notification-kinds'
import { weekBegins } from '@seriba/server-kit/channel-counts'
import type { Db, Tx } from '@seriba/server-kit/db'
import { audienceFilter } from '@seriba/server-kit/events'
import { type RawBuilder, sql } from 'kysely'

/** Not counted any further: a badge says 999+. */
export const countedTo = 1000

/** The events in the actor's rooms since their account was created, except those that they caused themselves. */
const notificationsFor = (actor: Actor) => sql`
  from events e
  join users me on me.id = ${actor.userId}
  left join bids b on e.name = 'chat-notification' and b.id = (e.payload->>'bidId')::integer
  where e.seq is not null and e.payload->>'eventType' <> all(${[...refreshTypes]}::text[]) and ${audienceFilter(actor)}
    and e.actor_id is distinct from me.id and e.created_at >= me.created_at`

/** Marked by hand, or by reading the chat that a message is in. */
const isRead = (actor: Actor): RawBuilder<boolean> => sql`(
  e.seq <= me.notifications_read_to
  or exists (select from notification_reads r where r.user_id = me.id and r.seq = e.seq)
  or coalesce(b.${sql.ref(isManager(actor) ? 'staff_read_at' : 'client_read_at')} >= e.created_at, false)
)`

const ofPurchases = sql<boolean>`e.payload->>'eventType' = any(${[...purchaseNewsTypes]}::text[])`

/** Staff news about clients, other than about bids, is listed only under "all". */
const ofDesk = sql<boolean>`e.payload->>'eventType' = any(${[...deskNewsTypes]}::text[])`

const ofKind: Record<NotificationKind, RawBuilder<boolean>> = {
  all: sql`true`,
  bids: sql`(e.name <> 'chat-notification' and not ${ofPurchases} and not ${ofDesk})`,
  purchases: ofPurchases,
  messages: sql`e.name = 'chat-notification'`,
}

export async function notificationsOf(db: Db, actor: Actor, kind: NotificationKind, limit: number) {
  const { rows } = await sql<Omit<NotificationItem, 'at'> & { at: string }>`
    select e.seq, e.created_at as at, e.payload, ${isRead(actor)} as "isRead"
    ${notificationsFor(actor)} and ${ofKind[kind]}
    order by e.seq desc limit ${limit}`.execute(db)
  return rows
}

/** How many entries of each kind are unread. */
export async function countUnread(db: Db, actor: Actor): Promise<Record<NotificationKind, number>> {
  const { rows } = await sql<Record<NotificationKind, number>>`
    select count(*) as all, count(*) filter (where bids) as bids, count(*) filter (where purchases) as purchases,
      count(*) filter (where messages) as messages
    from (
      select ${ofKind.bids} as bids, ${ofKind.purchases} as purchases, ${ofKind.messages} as messages
      ${notificationsFor(actor)} and e.seq > me.notifications_read_to and not ${isRead(actor)}
      limit ${countedTo}
    ) as unread`.execute(db)
  return rows[0] ?? { all: 0, bids: 0, purchases: 0, messages: 0 }
}

/** How many notifications the user got in a week, and how many of them they have read. */
export async function countWeek(db: Db, actor: Actor): Promise<{ sent: number; opened: number }> {
  const { rows } = await sql<{ sent: number; opened: number }>`
    select count(*)::integer as sent, count(*) filter (where ${isRead(actor)})::integer as opened
    ${notificationsFor(actor)} and e.created_at >= ${weekBegins}::timestamp at time zone 'UTC'`.execute(db)
  return rows[0] ?? { sent: 0, opened: 0 }
}

/** Returns whether anything changed. */
export async function markAllRead(tx: Tx, userId: number, upTo: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users u set notifications_read_to = seen.to_seq
    from (select least(${upTo}::bigint, (select coalesce(max(seq), 0) from events)) as to_seq) as seen
    where u.id = ${userId} and u.notifications_read_to < seen.to_seq`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Only notifications for the actor; other numbers are ignored. Returns whether anything changed. */
export async function markRead(tx: Tx, actor: Actor, seqs: readonly number[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification_reads (user_id, seq)
    select ${actor.userId}::integer, e.seq from events e
    where e.seq = any(${[...seqs]}::bigint[]) and ${audienceFilter(actor)}
    on conflict do nothing`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
