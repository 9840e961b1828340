import { migrate } from '@seriba/server/lib/migrate'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { createDb, createPool, withTransaction } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { sql } from 'kysely'

export type Desk = {
  clients: { id: number; access: string }[]
  firstLot: number
  /** Hands out pairs of client and lot that nobody has had. */
  nextPair(): { access: string; lotId: number }
}

const clientCount = 4000
const lotCount = 20_000
/**
 * Bids that each client has lost: query plans are cached as for a company that has been working for a while, not as for
 * its first hour.
 */
const pastBids = 5

/** A database with clients who may bid on anything, and tomorrow's lots. */
export async function prepareDesk(url: string): Promise<Desk> {
  const db = createDb(createPool({ url, max: 4 }))
  await migrate(db)
  await migrateJobs(url)
  const users = await sql<{ id: number }>`
    insert into users (email, full_name, role_id, user_type, credit_limit, email_verified_at)
    select 'bench' || n || '@bench.example', 'Client ' || n, 1064, 2, 9e14, now()
    from generate_series(1, ${clientCount}) as n
    returning id`.execute(db)
  const lots = await sql<{ id: number }>`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
    select 'car', 'USS Tokyo', now() + interval '1 day', (now() + interval '1 day')::date, n, 'Toyota', 'Alphard',
      2021, 100000, 4532
    from generate_series(1, ${lotCount}) as n
    returning id`.execute(db)
  await sql`
    with past as (
      insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
      select 'car', 'USS Tokyo', now() - interval '9 days', (now() - interval '9 days')::date, n, 'Toyota', 'Alphard',
        2021, 100000, 4540
      from generate_series(1, ${clientCount}) as n
      returning id, lot_no
    )
    insert into bids (lot_id, lot_type, client_id, placed_by, amount, status, bid_date, terms_agreed_at)
    select past.id, 'auction', users.id, users.id, 150000, 3, now() - interval '10 days', now() - interval '10 days'
    from unnest(${users.rows.map(({ id }) => id)}::int[]) with ordinality as users (id, n)
    join past on (past.lot_no - users.n + ${clientCount}) % ${clientCount} < ${pastBids}`.execute(db)
  const clients = await Promise.all(
    users.rows.map(async ({ id }) => {
      const tokens = newTokens()
      await withTransaction({ db }, (tx) =>
        insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'bench' }),
      )
      return { id, access: tokens.access }
    }),
  )
  await sql`create sequence bench_pair minvalue 0 start 0`.execute(db)
  await sql`analyze`.execute(db)
  await db.destroy()

  let next = 0
  const firstLot = Math.min(...lots.rows.map(({ id }) => id))
  return {
    clients,
    firstLot,
    nextPair() {
      const client = clients[next % clientCount]
      // The first half of the lots is for HTTP, the second for pgbench, so that neither touches the other's rows.
      const lotId = firstLot + (Math.floor(next / clientCount) % (lotCount / 2))
      next += 1
      return { access: client?.access ?? '', lotId }
    },
  }
}

export const peersFirstLot = (desk: Desk) => desk.firstLot + lotCount / 2
