import type { News } from '@seriba/contracts/notifications'
import { canJoinChat } from '@seriba/domain/access/client-visibility'
import type { Permissions } from '@seriba/domain/access/permissions'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import {
  awayChannelsFor,
  isInQuietHours,
  isUrgent,
  type NotificationSwitch,
  topicOfEvent,
} from '@seriba/domain/notifications/choices'
import { refreshTypes } from '@seriba/domain/notifications/event-types'
import { minuteInZone, minutesUntilQuietEnds } from '@seriba/domain/notifications/quiet-hours'
import { actorOf } from '@seriba/server-account/session'
import { countInChannel } from '@seriba/server-kit/channel-counts'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { socketRoomsOf } from '@seriba/server-kit/events'
import { enqueueLater } from '@seriba/server-kit/jobs'
import { languageOf } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import type { Alert } from './alert.ts'
import { alertTexts } from './alert-texts.ts'
import { enqueueAlert } from './enqueue-alert.ts'
import type {} from './quiet-over.ts'

const batch = 500

/**
 * Sends events to people who are not looking at a page: each event once, by one process at a time. The position in the
 * sequence of events and the jobs that send the alerts share one transaction, so that a crash neither loses nor repeats
 * any.
 */
export async function dispatchAlerts({ db }: { db: Db }, now = new Date()): Promise<void> {
  while (await withTransaction({ db }, (tx) => dispatchBatch(tx, now)));
}

/** Returns whether there may be more. */
async function dispatchBatch(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ seq: number }>`
    select seq from alert_progress for update skip locked`.execute(tx)
  const [progress] = rows
  // Another process is doing it.
  if (!progress) return false
  const { rows: last } = await sql<{ seq: number | null; count: number }>`
    select max(seq) as seq, count(*) as count
    from (select seq from events where seq > ${progress.seq} order by seq limit ${batch}) as next`.execute(tx)
  const upTo = last[0]?.seq
  if (!upTo) return false
  for (const receiver of await receiversOf(tx, progress.seq, upTo)) await alertReader(tx, receiver, now)
  await sql`update alert_progress set seq = ${upTo}`.execute(tx)
  return last[0]?.count === batch
}

type Receiver = {
  seq: number
  at: string
  name: string
  payload: News
  id: number
  language: number
  user_type: number
  role_id: number
  permissions: Partial<Permissions>
  staff_role: StaffRole | null
  off: NotificationSwitch[]
  quiet: { on: boolean; from: number; to: number; urgent: boolean }
  time_zone: string
  is_own: boolean
  rooms: string[]
}

/**
 * The reachable people who should get each event: the audience of `audienceFilter` (`alertReader` checks each person's right
 * to read a desk). It goes from each event's rooms to people, and reads the staff from the list of all people only
 * once: there may be thousands of clients.
 */
async function receiversOf(tx: Tx, after: number, upTo: number): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    with reachable as materialized (
      select user_id as id from push_subscriptions
      union select id from users where telegram_chat_id is not null
    ),
    staff as materialized (
      select id from users join reachable using (id)
      where user_type = ${userTypes.manager} or role_id = ${roleIds.manager}
    )
    select e.seq, e.created_at as at, e.name, e.payload, e.rooms,
      u.id, u.language, u.user_type, u.role_id, u.permissions, u.staff_role, u.notifications_off as off, u.time_zone,
      json_build_object('on', u.quiet_on, 'from', u.quiet_from, 'to', u.quiet_to, 'urgent', u.quiet_urgent) as quiet,
      'user:' || u.id = any(e.rooms) as is_own
    from events e
    cross join lateral (
      select substring(room from '^user:([0-9]+)$')::integer as id from unnest(e.rooms) as room
      union
      select id from staff where exists (
        select from unnest(e.rooms) as room where room = 'staff' or starts_with(room, 'desk:')
      )
      union
      select d.id from unnest(e.rooms) as room
      join users d on d.id = substring(room from '^dealer:([0-9]+)$')::integer and d.role_id = ${roleIds.dealer}
      where exists (select from users c where c.dealer_id = d.id and 'user:' || c.id = any(e.rooms))
    ) as receiver
    join reachable on reachable.id = receiver.id
    join users u on u.id = receiver.id and u.role_id <> ${roleIds.disabled}
    where e.seq > ${after} and e.seq <= ${upTo} and e.actor_id is distinct from u.id
      and e.created_at >= u.created_at
      and e.payload->>'eventType' <> all(${[...refreshTypes]}::text[])
    order by e.seq, u.id`.execute(tx)
  return rows
}

function askedAboutIn(news: News): Pick<Alert, 'askedAbout'> {
  const isAsk = news.eventType === 'negotiationOpened' || news.eventType === 'negotiationAsked'
  return isAsk ? { askedAbout: news.detail.id } : {}
}

async function alertReader(tx: Tx, receiver: Receiver, now: Date) {
  const reader = actorOf(receiver)
  const theirs = socketRoomsOf(reader)
  if (!receiver.rooms.some((room) => theirs.includes(room))) return
  if (receiver.name === 'chat-notification' && !receiver.is_own && !canJoinChat(reader, 'other')) return
  const topic = topicOfEvent[receiver.payload.eventType]
  const channels = awayChannelsFor(receiver, topic)
  if (channels.length === 0) return
  const minute = minuteInZone(receiver.time_zone, now)
  if (isInQuietHours(receiver, topic, minute)) {
    for (const channel of channels) await countInChannel(tx, receiver.id, channel, 'held')
    await tx
      .insertInto('held_alerts')
      .values({ user_id: receiver.id, seq: receiver.seq })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const afterMs = minutesUntilQuietEnds(receiver.quiet, minute) * 60_000
    await enqueueLater(tx, 'quietOver', { userId: receiver.id }, { afterMs, key: `quiet:${receiver.id}` })
    return
  }
  const alert = {
    tag: `e${receiver.seq}`,
    ...alertTexts(receiver.payload, reader, languageOf(receiver.language)),
    urgent: isUrgent(topic),
    at: receiver.at,
    ...askedAboutIn(receiver.payload),
  }
  await enqueueAlert(tx, receiver.id, channels, alert)
}
