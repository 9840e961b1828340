import type { DealerClient, DealerDashboard } from '@seriba/contracts/dashboard'
import { dashboardRows, dashboardSpans } from '@seriba/domain/dashboard/spans'
import { addDays, jstDay, jstParts, startOfJstDay } from '@seriba/domain/time/jst'
import { fromBids, shownStatus } from '@seriba/server-bids/bid-list.query'
import { type CreditRow, creditByClient } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { type Scope, withinScope } from './dashboard-bids.repository.ts'

type ClientRow = Pick<DealerClient, 'id' | 'name' | 'company' | 'message'> & CreditRow

/** A dealer and their clients, the busiest first, with their totals. */
export async function clientsOfDealer(db: Db, { actor, now }: Scope) {
  const { rows } = await sql<ClientRow>`
    select c.id, c.full_name as name, c.company, credit.*, said.message
    from users c
    cross join lateral ${creditByClient(now)} credit
    left join lateral (
      select json_build_object('bidId', b.id, 'text', m.text,
        'waits', not m.by_client and m.at > coalesce(b.client_read_at, '-infinity')) as message
      from bids b join bid_messages m on m.bid_id = b.id
      where b.client_id = c.id order by m.id desc limit 1
    ) said on true
    where c.dealer_id = ${actor.userId} or c.id = ${actor.userId}
    order by credit.live_bids desc, name, c.id`.execute(db)
  const clients = rows.map((row) => ({
    id: row.id,
    name: row.name,
    company: row.company,
    own: row.id === actor.userId,
    liveBids: row.live_bids,
    committed: row.exposure,
    creditLimit: row.credit_limit,
    balance: row.balance,
    message: row.message,
  }))
  const sum = (of: (client: DealerClient) => number) => clients.reduce((total, one) => total + of(one), 0)
  return {
    clients: clients.slice(0, dashboardRows),
    sums: {
      clients: clients.filter(({ own }) => !own).length,
      overdrawn: clients.filter(({ own, balance }) => !own && balance < 0).length,
      committed: sum(({ committed }) => committed),
      limits: sum(({ balance, creditLimit }) => Math.max(0, balance + creditLimit)),
      liveBids: sum(({ liveBids }) => liveBids),
    },
  }
}

type Outcome = DealerDashboard['outcome'] & { wonThisMonth: number }

/** How a scope's recent bids ended, and how many were won since the Japanese month began. */
export async function outcomeOf(db: Db, scope: Scope): Promise<Outcome> {
  const today = jstDay(scope.now)
  const since = addDays(today, -dashboardSpans.resultDays)
  const { year, month } = jstParts(scope.now)
  const monthBegan = startOfJstDay(`${year}-${String(month).padStart(2, '0')}-01`)
  const { rows } = await sql<Outcome>`
    select count(*) filter (where recent) as ended, count(*) filter (where recent and won) as won,
      round(avg(amount - sold) filter (where recent and won and sold is not null)) as "averageUnder",
      count(*) filter (where recent and not won and sold - amount between 0 and ${dashboardSpans.nearYen - 1}) as near,
      count(*) filter (where won and at >= ${monthBegan}) as "wonThisMonth"
    from (
      select b.amount, coalesce(b.sold_price, nullif(l.sold_price, 0)) as sold, b.status = 6 as won,
        l.auction_at as at, l.auction_day >= ${since}::date as recent ${fromBids}
      where ${withinScope(scope)} and ${shownStatus(scope.now)} in (5, 6) and l.auction_at is not null
        and l.auction_day <= ${today}::date
        and l.auction_at >= least(${monthBegan}::timestamptz, ${startOfJstDay(since)}::timestamptz)
    ) ended`.execute(db)
  const [row] = rows
  return row
    ? { ...row, averageUnder: row.averageUnder === null ? null : Number(row.averageUnder) }
    : { ended: 0, won: 0, averageUnder: null, near: 0, wonThisMonth: 0 }
}
