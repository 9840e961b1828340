import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { removedStatuses } from '@seriba/domain/lots/lot-status'
import { jstDay } from '@seriba/domain/time/jst'
import { lockClient } from '@seriba/server-credit/client-lock'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { type NewEvent, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { sql } from 'kysely'
import { bidsById, eventFactsOf } from './bid.repository.ts'
import { notifyClient } from './bid-event.ts'
import { type BidLogEvent, bidLog } from './bid-log.ts'
import type { PublicUrl } from './bid-mail.ts'
import { mailLost } from './mail-lost.ts'
import { possiblyWon } from './possibly-won.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    closeFinishedBids: Record<string, never>
  }
}

type Closed = { id: number; was: BidStatus }
type Facts = { db: Db; publicUrl: PublicUrl }

/**
 * Moves bids to Finished if their lots are over without a win; stopped ones only when the day ends, since until then
 * a group may want them again. Client by client, under the lock that placing a bid takes.
 */
export async function closeFinishedBids({ db, publicUrl }: Facts, now = new Date()): Promise<number> {
  const { rows } = await sql<{ client_id: number }>`
    select distinct b.client_id from bids b join lots l on l.id = b.lot_id where ${isOver(now)}`.execute(db)
  let closed = 0
  for (const { client_id } of rows)
    closed += await withTransaction({ db }, (tx) => closeFor(tx, client_id, now, publicUrl))
  if (closed > 0) await withTransaction({ db }, (tx) => recordEvent(tx, toTheDesk))
  return closed
}

/** One event for all: staff are not told about each bid, but their lists and counters have changed. */
const toTheDesk: NewEvent = {
  name: 'notification',
  rooms: [socketRooms.staff],
  payload: { eventType: 'bidsFinished' },
}

const dayOver = (now: Date) =>
  sql<boolean>`(l.auction_at is not null and l.auction_day < ${jstDay(now)}::date)`

/** The hall sells it to nobody. */
const withdrawn = sql<boolean>`(l.status = any(${[...removedStatuses]}::integer[]))`

const logOf = (what: Extract<BidLogEvent['what'], 'finished' | 'lotCancelled'>) =>
  sql`${bidLog({ what })}::text`

/** The negotiation continues: the bid's outcome is not known yet. */
const negotiates = sql<boolean>`exists (select from negotiations n where n.bid_id = b.id and n.outcome is null)`

const isOver = (now: Date) => sql<boolean>`(not ${negotiates} and (
  (b.status in (1, 2) and ${lotFinished(now)} and (${dayOver(now)} or not ${possiblyWon}))
  or (b.status = 3 and ${dayOver(now)})
))`

async function closeFor(tx: Tx, clientId: number, now: Date, publicUrl: PublicUrl): Promise<number> {
  await lockClient(tx, clientId)
  const { rows } = await sql<Closed>`
    with over as (
      select b.id, b.status as was, ${withdrawn} as withdrawn from bids b join lots l on l.id = b.lot_id
      where b.client_id = ${clientId} and ${isOver(now)}
    ), closed as (
      update bids b
      set status = ${bidStatus.finished}, stopped_from = null, version = b.version + 1, updated_at = ${now}
      from over where b.id = over.id
      returning b.id, over.was, over.withdrawn
    ), answered as (
      update withdrawals w set outcome = 'too_late', answered_at = ${now}
      from closed where w.bid_id = closed.id and w.outcome is null
    ), logged as (
      insert into bid_logs (bid_id, event, status)
      select id, case when withdrawn then ${logOf('lotCancelled')} else ${logOf('finished')} end, ${bidStatus.finished}
      from closed
    )
    select id, was from closed`.execute(tx)
  await notifyLost(tx, rows, publicUrl)
  return rows.length
}

/** The client already knows about a bid that had been stopped. */
async function notifyLost(tx: Tx, closed: readonly Closed[], publicUrl: PublicUrl) {
  const lost = closed.filter(({ was }) => was !== bidStatus.dontBid).map(({ id }) => id)
  for (const bid of await bidsById(tx, lost)) {
    await recordEvent(tx, notifyClient('managerUpdateStatus', eventFactsOf(bid)))
    await mailLost(tx, bid, publicUrl)
  }
}
