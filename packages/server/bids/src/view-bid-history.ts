import type * as contracts from '@seriba/contracts/bid-history'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import { visibleTo } from './bid.repository.ts'
import { logTextFor } from './bid-log-for-reader.ts'

/** A bid without any history has one empty row. */
type Line = { at: string; event: string | null; actor_id: number | null; full_name: string | null }

/** What happened to a bid, as far as the reader may know: internal notes are left out for clients. */
export async function viewBidHistory(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.viewBidHistory>,
  language: Language,
): Promise<Output<typeof contracts.viewBidHistory>> {
  const { rows } = await sql<Line>`
    with seen as (
      select b.id from bids b join users c on c.id = b.client_id
      where b.id = ${bidId}::bigint and ${visibleTo(actor)}
    )
    select log.at, log.event, log.actor_id, u.full_name
    from seen
    left join bid_logs log on log.bid_id = seen.id
    left join users u on u.id = log.actor_id
    order by log.at desc, log.id desc`.execute(db)
  if (rows.length === 0) return notFound('bid_not_found')
  const textOf = logTextFor(actor, language)
  return rows.flatMap(({ at, event, actor_id, full_name }) => {
    const text = event === null ? null : textOf(event)
    if (text === null) return []
    return [{ date: at, userName: full_name, own: actor_id === actor.userId, event: text }]
  })
}
