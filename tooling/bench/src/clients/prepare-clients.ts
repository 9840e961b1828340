import { migrate } from '@seriba/server/lib/migrate'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** For each client: live bids, a third of them in a group, wins that are paid for or not, lost bids, and payments. */
const each = { live: 5, won: 8, lost: 40, payments: 25 }
const lotCount = 60_000

/** A company's clients after some years with it. */
export async function prepareClients(db: Db, count: number): Promise<void> {
  await migrate(db)
  const bids = each.live + each.won + each.lost
  await sql`
    insert into users (email, full_name, company, role_id, user_type, credit_limit, last_login, email_verified_at)
    select 'bench' || n || '@bench.example', 'Client ' || n, 'Company ' || n % 500,
      (array[1064, 1064, 1064, 981, 1092, 979])[1 + n % 6], 2, 1000000 * (n % 30), now() - n * interval '1 minute', now()
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
    select 'car', 'USS Tokyo', at, at::date, n, 'Toyota', 'Alphard', 2021, 100000,
      case when n % 10 = 0 then 4532 else 4533 end
    from generate_series(1, ${lotCount}::int) as n,
      lateral (select now() + case when n % 10 = 0 then 1 else -(n % 300) end * interval '1 day' as at) as day`.execute(
    db,
  )
  await sql`
    insert into bid_groups (client_id, number, label, quota)
    select id, 1, 'A', 1 from users where user_type = 2`.execute(db)
  await sql`
    insert into bids (lot_id, lot_type, client_id, placed_by, amount, status, group_id, sold_price, bid_date)
    select
      -- Every tenth lot is to come.
      lots.first - 1 + 10 * ((u.id * 31 + n * 7) % ${lotCount / 10}) + case when n <= ${each.live} then 10 else 1 + n % 9 end,
      'auction', u.id, u.id, 5000 * (20 + (u.id * n) % 400),
      case when n <= ${each.live} then 1 + n % 2 when n <= ${each.live + each.won} then 6 else 5 end,
      case when n <= 2 then g.id end,
      case when n % 3 = 0 then 900000 end, now() - n * interval '3 days'
    from users u
    join bid_groups g on g.client_id = u.id
    cross join (select min(id) as first from lots) lots
    cross join generate_series(1, ${bids}::int) as n
    where u.user_type = 2
    on conflict do nothing`.execute(db)
  await sql`
    insert into purchases (bid_id, client_id, sku, lot, price)
    select id, client_id, 'SB' || id, '{}', case when id % 8 > 0 then coalesce(sold_price, amount) end
    from bids where status = 6`.execute(db)
  await sql`
    insert into ledger (user_id, type, amount, at)
    select u.id, case when n % 2 = 0 then 'Remittances' else 'CarPurchase' end,
      case when n % 2 = 0 then 1 else -1 end * (100000 + (u.id * n) % 900000), now() - n * interval '9 days'
    from users u cross join generate_series(1, ${each.payments}::int) as n
    where u.user_type = 2`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
