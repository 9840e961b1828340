import type * as contracts from '@seriba/contracts/bid-groups'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import { logTextFor } from './bid-log-for-reader.ts'
import { clientOfGroups } from './client-of-groups.ts'
import { listedGroups } from './group-view.repository.ts'

type Line = { at: string; event: string; actor_id: number | null; full_name: string | null; lots: number[] }

/** What happened to a group's bids. An action on several of them is one line. */
export async function listGroupHistory(
  { db }: { db: Db },
  actor: Actor,
  { bidGroup, userId }: Input<typeof contracts.groupHistory>,
  language: Language,
): Promise<Output<typeof contracts.groupHistory>> {
  const client = await clientOfGroups(db, actor, userId)
  const groups = await listedGroups(db, client.id, new Date())
  const group = groups.find(({ number }) => number === bidGroup)
  if (!group) return []
  // Rows from one transaction have the same time.
  const { rows } = await sql<Line>`
    select log.at, log.event, log.actor_id, u.full_name, json_agg(distinct l.lot_no) as lots
    from bid_logs log
    join bids b on b.id = log.bid_id
    join lots l on l.id = b.lot_id
    left join users u on u.id = log.actor_id
    where b.group_id = ${group.id}
    group by log.at, log.event, log.actor_id, u.full_name
    order by log.at desc, max(log.id) desc`.execute(db)
  const textOf = logTextFor(actor, language)
  return rows.flatMap(({ at, event, actor_id, full_name, lots }) => {
    const text = textOf(event)
    if (text === null) return []
    return [{ date: at, userName: full_name, own: actor_id === actor.userId, event: text, lots }]
  })
}
