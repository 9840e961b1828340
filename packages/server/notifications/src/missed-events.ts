import type { Input, Output } from '@seriba/contracts/contract'
import type { SocketMessage } from '@seriba/contracts/socket-messages'
import type * as contracts from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import type { Db } from '@seriba/server-kit/db'
import { audienceFilter } from '@seriba/server-kit/events'
import { sql } from 'kysely'

const most = 500

type Row = { events: SocketMessage[]; oldest: number | null; newest: number | null; known: boolean }

const newestEvent = sql<number | null>`(select max(seq) from events)`

/** The number of the latest event, for those who read first and then start listening. */
export async function lastEvent({ db }: { db: Db }): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`select ${newestEvent} as newest`.execute(db)
  return rows[0]?.newest ?? 0
}

/**
 * The events in an actor's rooms after a number, oldest first. Read in one snapshot, so that nothing is missed; the
 * cleanup keeps the newest event, so that there is always a number to continue from. A missing number was lost when a
 * server failed: what its reader was told then may not have happened.
 */
export async function missedEvents(
  { db }: { db: Db },
  actor: Actor,
  { after }: Input<typeof contracts.missedEvents>,
): Promise<Output<typeof contracts.missedEvents>> {
  const { rows } = await sql<Row>`
    select
      (select min(seq) from events) as oldest,
      ${newestEvent} as newest,
      exists (select from events where seq = ${after}::bigint) as known,
      (select coalesce(json_agg(json_build_object('seq', seq, 'name', name, 'payload', payload, 'by', actor_id) order by seq), '[]')
       from (
         select seq, name, payload, actor_id from events e
         where seq > ${after}::bigint and ${audienceFilter(actor)}
         order by seq limit ${most + 1}
       ) as missed) as events`.execute(db)
  const { events = [], oldest, newest, known = false } = rows[0] ?? {}
  const [first, last] = [oldest ?? 0, newest ?? 0]
  const cut = events.length > most
  const shown = events.slice(0, most)
  return {
    events: shown,
    last: cut ? (shown.at(-1)?.seq ?? last) : last,
    incomplete: cut || after + 1 < first || after > last || (after >= first && after > 0 && !known),
  }
}
