import type { ClosedGroup } from '@seriba/contracts/bid-groups'
import { keepsNumber } from '@seriba/server-credit/keeps-number'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { shownStatus } from './bid-list.query.ts'

/** A client's ungrouped live bids, and their finished groups, meaning those that once had a bid. */
export async function countOthers(db: Db, clientId: number, now: Date) {
  const { rows } = await sql<{ ungrouped: number; closed: number }>`
    select (
      select count(*) from bids b join lots l on l.id = b.lot_id
      where b.client_id = ${clientId}::bigint and b.group_id is null and b.status in (1, 2)
        and b.lot_type <> 'stock' and not ${lotFinished(now)}
    ) as ungrouped, (
      select count(*) from bid_groups g where g.client_id = ${clientId}::bigint and ${isOver(now)}
    ) as closed`.execute(db)
  return rows[0] ?? { ungrouped: 0, closed: 0 }
}

const isOver = (now: Date) =>
  sql<boolean>`(not ${keepsNumber(now)} and exists (select from bids b where b.group_id = g.id))`

export async function closedGroupsOf(
  db: Db,
  clientId: number,
  now: Date,
  most: number,
): Promise<ClosedGroup[]> {
  const { rows } = await sql<ClosedGroup>`
    select g.id as "groupId", g.label, g.quota as cars, g.won, own.last as "lastAuction", own.lots
    from bid_groups g, lateral (
      select max(l.auction_at) as last, json_agg(json_build_object(
        'id', l.id::text, 'lotNo', l.lot_no, 'lotType', b.lot_type, 'bidStatus', ${shownStatus(now)}, 'bidAmount', b.amount
      ) order by l.auction_at, b.id) as lots
      from bids b join lots l on l.id = b.lot_id where b.group_id = g.id
    ) own
    where g.client_id = ${clientId}::bigint and ${isOver(now)}
    order by own.last desc nulls last, g.id desc
    limit ${most}`.execute(db)
  return rows
}
