import type { DashboardBid } from '@seriba/contracts/dashboard'
import { thumbnailOf } from '@seriba/demo/picture-urls'
import type { Actor } from '@seriba/domain/access/actor'
import { dashboardRows, dashboardSpans } from '@seriba/domain/dashboard/spans'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, sql } from 'kysely'
import { fromBids, inScope, shownStatus } from '../bids/bid-list.query.ts'
import type { Db } from '../lib/db.ts'

type Scope = { actor: Actor; now: Date }
type Part = { where: RawBuilder<boolean>; order: RawBuilder<unknown> }
type Counted = DashboardBid & { count: number; undecided: number; sum: number }

/** What of a scope's bids a part of the dashboard shows, with the figures of its head. */
async function partOf(db: Db, { actor, now }: Scope, { where, order }: Part) {
  const scope = { actor, mode: 'dealer', tab: 'all', now } as const
  const { rows } = await sql<Counted>`
    select b.id as "bidId", l.id::text as "lotId", b.lot_type as "lotType", l.lot_no as "lotNo",
      l.auction_at as "auctionDate", l.auction as "auctionName", l.maker, l.model, l.year, l.mileage, l.chassis,
      l.condition, l.images[1] as image, b.amount, g.label as "group", l.start_price as "startPrice",
      coalesce(b.sold_price, nullif(l.sold_price, 0)) as "soldPrice", ${shownStatus(now)} as "bidStatus",
      case when b.client_id <> ${actor.userId} then c.full_name end as client,
      count(*) over () as count, count(*) filter (where b.status = 1) over () as undecided,
      sum(b.amount) over () as sum
    ${fromBids}
    where ${inScope(scope)} and ${where}
    order by ${order}, b.id
    limit ${dashboardRows}`.execute(db)
  const [first] = rows
  return {
    count: first?.count ?? 0,
    undecided: first?.undecided ?? 0,
    sum: first?.sum ?? 0,
    rows: rows.map(({ count, undecided, sum, ...bid }) => ({
      ...bid,
      image: bid.image && thumbnailOf(bid.image),
    })),
  }
}

export const bidsOfToday = (db: Db, scope: Scope) =>
  partOf(db, scope, {
    where: sql`b.status <> 4 and l.auction_at is not null and l.auction_day = ${jstDay(scope.now)}::date`,
    order: sql`l.auction_at`,
  })

export const recentResults = (db: Db, scope: Scope) => {
  const today = jstDay(scope.now)
  return partOf(db, scope, {
    where: sql`${shownStatus(scope.now)} in (5, 6) and l.auction_at is not null
      and l.auction_day between ${addDays(today, -dashboardSpans.resultDays)}::date and ${today}::date`,
    order: sql`l.auction_at desc`,
  })
}

/** Live bids whose lots come up within the hour. */
export const bidsOfLastHour = (db: Db, scope: Scope) =>
  partOf(db, scope, {
    where: sql`b.status in (1, 2) and l.auction_at between ${scope.now}
      and ${new Date(scope.now.getTime() + dashboardSpans.lastHourMs)}`,
    order: sql`l.auction_at`,
  })

/** Wins that are not charged yet. */
export const unpricedWins = (db: Db, scope: Scope) =>
  partOf(db, scope, {
    where: sql`b.status = 6 and b.sold_price is null`,
    order: sql`l.auction_at nulls last`,
  })

export async function newBids(db: Db, now: Date): Promise<{ count: number; oldest: string | null }> {
  const { rows } = await sql<{ count: number; oldest: string | null }>`
    select count(*) as count, min(b.bid_date) as oldest
    from bids b join lots l on l.id = b.lot_id
    where b.status = 1 and (l.auction_at is null or l.auction_day >= ${jstDay(now)}::date)`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}
