import type { searchBids as contract } from '@seriba/contracts/bid-lists'
import type { Input, Output } from '@seriba/contracts/contract'
import { parseLotNumbers } from '@seriba/domain/lots/listing'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'
import {
  fromBids,
  inList,
  type ListScope,
  matches,
  noFilter,
  scopeFilter,
  shownStatus,
} from './bid-list.query.ts'

/** How many a menu shows. */
const most = 20

/** Bids by their lot's number as typed: its first digits, or a list or range of whole numbers (3§2.3). */
export async function searchBids(
  { db }: Pick<AppContext, 'db'>,
  scope: ListScope,
  { lotNo, bidStatus }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const typed = lotNo.trim()
  const lotNos = parseLotNumbers(typed)
  if (typed === '' || lotNos === null) return { cars: [], total: 0 }
  const begins = /^\d+$/.test(typed) ? sql`l.lot_no::text like ${`${typed}%`}` : sql`false`
  const { rows } = await sql<Output<typeof contract>['cars'][number] & { total: number }>`
    select b.id as "bidId", l.lot_no as "lotNo", l.auction as "auctionName",
      case when c.id <> ${scope.actor.userId} then c.full_name end as client, count(*) over ()::int as total
    ${fromBids}
    where ${scopeFilter(scope)} and ${inList(scope)} and (${begins} or ${matches({ ...noFilter, lotNos })})
      and (${bidStatus ?? null}::int is null or ${shownStatus(scope.now)} = ${bidStatus ?? null}::int)
    order by l.lot_no, l.auction, b.id
    limit ${most}`.execute(db)
  return { cars: rows.map(({ total, ...found }) => found), total: rows[0]?.total ?? 0 }
}
