import { type GroupState, groupState, stoppedStatus } from '@seriba/domain/bids/group'
import { heldAmount } from '@seriba/server-credit/held-amount'
import { keepsNumber } from '@seriba/server-credit/keeps-number'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type ListedGroup = {
  id: number
  number: number
  label: string
  quota: number
  won: number
  /** Yen of its live bids. */
  live: number[]
  /** Bids that it stopped, on lots that are not over. */
  stopped: number
  state: GroupState
}

/** A client's groups that keep their number, whatever happened to them, with their bids. */
export async function listedGroups(db: Db | Tx, clientId: number, now: Date): Promise<ListedGroup[]> {
  const { rows } = await sql<Omit<ListedGroup, 'state'>>`
    select g.id, g.number, g.label, g.quota, g.won, own.live, own.stopped
    from bid_groups g, lateral (
      select coalesce(json_agg(${heldAmount}) filter (where b.status in (1, 2)), '[]') as live,
        count(*) filter (where b.status = ${stoppedStatus} and b.stopped_from is not null) as stopped
      from bids b join lots l on l.id = b.lot_id
      where b.group_id = g.id and not ${lotFinished(now)}
    ) own
    where g.client_id = ${clientId}::bigint and ${keepsNumber(now)}
    order by g.number`.execute(db)
  return rows.map((row) => ({ ...row, state: groupState({ ...row, liveBids: row.live.length }) }))
}
