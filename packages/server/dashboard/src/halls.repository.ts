import type { HallToday } from '@seriba/contracts/dashboard'
import { hallRows } from '@seriba/domain/dashboard/spans'
import { addDays, hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { fromBids } from '@seriba/server-bids/bid-list.query'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { type Scope, withinScope } from './dashboard-bids.repository.ts'

/** Beyond this, the marks look like a solid bar. */
const marksShown = 300

/** Today; once its last lot with a bid has come up, the day of `next`, the next such lot's time. */
export async function dayOfHalls(db: Db, scope: Scope, next: string | null): Promise<string> {
  const today = jstDay(scope.now)
  if (next === null || jstDay(next) === today) return today
  const { rows } = await sql<{ last: string | null }>`
    select max(l.auction_at) as last ${fromBids}
    where b.status <> 4 and l.auction_day = ${today}::date and ${withinScope(scope)}`.execute(db)
  const last = rows[0]?.last
  // Results keep coming in for a while.
  return last && Date.parse(last) + hourMs > scope.now.getTime() ? today : jstDay(next)
}

/** The halls of a Japanese day in which somebody has bid, the busiest first. A hall's hours are those of its lots. */
export async function hallsOfDay(db: Db, scope: Scope, day: string): Promise<HallToday[]> {
  const [from, to] = [startOfJstDay(day), startOfJstDay(addDays(day, 1))]
  const { rows } = await sql<HallToday>`
    with bid_in as (
      select l.auction, l.auction_at, b.status, b.auto_bid, b.id ${fromBids}
      where b.status <> 4 and l.auction_at >= ${from} and l.auction_at < ${to} and ${withinScope(scope)}
    ),
    busiest as (
      select auction, count(*) as bids, count(*) filter (where status = 1) as fresh,
        (select json_agg(m) from (
          select to_char(auction_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, status, auto_bid as "autoBid"
          from bid_in own where own.auction = bid_in.auction order by auction_at, id limit ${marksShown}
        ) m) as marks
      from bid_in group by auction order by bids desc, auction limit ${hallRows}
    )
    select busiest.auction as name, bids, fresh, marks, hours.from, hours.to, hours.ring as "lotNo"
    from busiest
    join lateral (
      select min(auction_at) as "from", max(auction_at) as "to",
        (array_agg(lot_no order by auction_at desc, lot_no desc) filter (where auction_at <= ${scope.now}))[1] as ring
      from lots
      where kind in ('car', 'bike', 'machinery') and auction_at >= ${from} and auction_at < ${to}
        and auction = busiest.auction
    ) hours on true
    order by bids desc, name`.execute(db)
  return rows.map((hall) => ({
    ...hall,
    lotNo: scope.now.getTime() > Date.parse(hall.to) ? null : hall.lotNo,
  }))
}
