import type { DashboardBid } from '@seriba/contracts/dashboard'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { type DashboardScope, dashboardRows, dashboardSpans } from '@seriba/domain/dashboard/spans'
import { openStatuses } from '@seriba/domain/lots/lot-status'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { fromBids, scopeFilter, shownStatus } from '@seriba/server-bids/bid-list.query'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

/** `whose` narrows a dealer's bids to their own or their clients', and those that staff see to their own clients'. */
export type Scope = { actor: Actor; now: Date; whose: DashboardScope }
type Part = { where: RawBuilder<boolean>; order: RawBuilder<unknown> }
type Counted = DashboardBid & { count: number; undecided: number; sum: number }

/** The bids `b` of clients `c` that a dashboard shows. */
export function withinScope({ actor, now, whose }: Scope): RawBuilder<boolean> {
  if (isManager(actor) && whose !== 'all') return sql`c.manager_id = ${actor.userId}`
  return scopeFilter({ actor, mode: 'dealer', tab: whose, now })
}

/** A lot's time is an estimate: it may still be in the ring for a while afterwards. */
const ringMs = 10 * 60_000

/** Finished lots come last in a day's list, even if their hall has ended them ahead of time. */
export const isPast = (now: Date) => sql<boolean>`
  (l.auction_at < ${new Date(now.getTime() - ringMs)} or l.status <> all(${[...openStatuses]}::int[]))`

/** Which of a scope's bids a part of the dashboard shows, with the figures in its header. */
async function partOf(db: Db, scope: Scope, { where, order }: Part) {
  const { actor, now } = scope
  const { rows } = await sql<Counted>`
    select b.id as "bidId", l.id::text as "lotId", b.lot_type as "lotType", l.lot_no as "lotNo",
      l.auction_at as "auctionDate", l.auction as "auctionName", l.maker, l.model, l.year, l.mileage, l.chassis,
      l.condition, l.images[1] as image, b.amount, g.label as "group", l.start_price as "startPrice",
      coalesce(b.sold_price, nullif(l.sold_price, 0)) as "soldPrice", ${shownStatus(now)} as "bidStatus",
      case when b.client_id <> ${actor.userId} then c.full_name end as client,
      count(*) over () as count, count(*) filter (where b.status = 1) over () as undecided,
      sum(b.amount) over () as sum
    ${fromBids}
    where ${withinScope(scope)} and ${where}
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
    order: sql`${isPast(scope.now)}, l.auction_at`,
  })

export const bidsOfNextDays = (db: Db, scope: Scope) =>
  partOf(db, scope, {
    where: sql`b.status in (1, 2) and l.auction_at is not null and l.auction_day > ${jstDay(scope.now)}::date`,
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

/** Live bids whose lots come up within the next hour. */
export const bidsOfLastHour = (db: Db, scope: Scope) =>
  partOf(db, scope, {
    where: sql`b.status in (1, 2) and l.auction_at between ${scope.now}
      and ${new Date(scope.now.getTime() + dashboardSpans.lastHourMs)}`,
    order: sql`l.auction_at`,
  })

/** When the next lot with a live bid comes up. */
export async function nextLotAt(db: Db, scope: Scope): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min(l.auction_at) as at ${fromBids}
    where b.status in (1, 2) and l.auction_at > ${scope.now}
      and l.status = any(${[...openStatuses]}::int[]) and ${withinScope(scope)}`.execute(db)
  return rows[0]?.at ?? null
}

/** Wins that are not charged yet. */
export const winsWithoutPrice = (db: Db, scope: Scope) =>
  partOf(db, scope, {
    where: sql`b.status = 6 and b.sold_price is null`,
    order: sql`l.auction_at nulls last`,
  })

export async function newBids(db: Db, scope: Scope): Promise<{ count: number; oldest: string | null }> {
  const { rows } = await sql<{ count: number; oldest: string | null }>`
    select count(*) as count, min(b.bid_date) as oldest ${fromBids}
    where b.status = 1 and (l.auction_at is null or l.auction_day >= ${jstDay(scope.now)}::date)
      and ${withinScope(scope)}`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}
