import type { Input, Output } from '@seriba/contracts/contract'
import type { SocketMessage } from '@seriba/contracts/notifications'
import type * as contracts from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'
import { roomsOf } from '../lib/events.ts'

const most = 500

type Row = { events: SocketMessage[]; oldest: number | null; newest: number | null }

/** What was said in an actor's rooms after a number, oldest first. One snapshot, so that nothing falls between. */
export async function missedEvents(
  { db }: { db: Db },
  actor: Actor,
  { after }: Input<typeof contracts.missedEvents>,
): Promise<Output<typeof contracts.missedEvents>> {
  const { rows } = await sql<Row>`
    select
      (select min(seq) from events) as oldest,
      (select max(seq) from events) as newest,
      (select coalesce(json_agg(json_build_object('seq', seq, 'name', name, 'payload', payload, 'by', actor_id) order by seq), '[]')
       from (
         select seq, name, payload, actor_id from events
         where seq > ${after} and rooms && ${roomsOf(actor)}::text[]
         order by seq limit ${most + 1}
       ) as missed) as events`.execute(db)
  const { events = [], oldest = null, newest = null } = rows[0] ?? {}
  const cut = events.length > most
  const shown = events.slice(0, most)
  return {
    events: shown,
    last: cut ? (shown.at(-1)?.seq ?? after) : Math.max(newest ?? 0, after),
    incomplete: cut || after + 1 < (oldest ?? 0),
  }
}
