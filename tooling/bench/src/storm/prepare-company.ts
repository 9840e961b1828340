import { migrate } from '@seriba/server/lib/migrate'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { createDb, createPool, type Db, withTransaction } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { sql } from 'kysely'

export type Person = { id: number; cookie: string }
export type Buyer = Person & { lots: number[] }
export type Company = { buyers: Buyer[]; managers: Person[] }

const buyers = 40
const managers = 8
const lotsEach = 400
/** Yen: so little that some bids are refused for it. */
export const creditLimit = 20_000_000

/** A company with nothing but people, and tomorrow's lots, which each buyer has to themselves. */
export async function prepareCompany(url: string): Promise<Company> {
  const db = createDb(createPool({ url, max: 4 }))
  await migrate(db)
  await migrateJobs(url)
  const people = await sql<{ id: number; buys: boolean }>`
    insert into users (email, full_name, role_id, user_type, credit_limit, email_verified_at)
    select 'storm' || n || '@bench.example', 'Person ' || n,
      case when n <= ${buyers} then 1064 else 991 end, case when n <= ${buyers} then 2 else 3 end,
      ${creditLimit}, now()
    from generate_series(1, ${buyers + managers}) as n
    returning id, user_type = 2 as buys`.execute(db)
  const lots = await sql<{ id: number }>`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
    select 'car', 'USS Tokyo', now() + interval '1 day', (now() + interval '1 day')::date, n, 'Toyota', 'Alphard',
      2021, 100000, 4532
    from generate_series(1, ${buyers * lotsEach}) as n
    returning id`.execute(db)
  const ids = lots.rows.map(({ id }) => id)
  const signedIn = await Promise.all(
    people.rows.map(async ({ id, buys }) => ({ id, buys, cookie: await signIn(db, id) })),
  )
  await db.destroy()
  return {
    buyers: signedIn
      .filter(({ buys }) => buys)
      .map((person, at) => ({ ...person, lots: ids.slice(at * lotsEach, (at + 1) * lotsEach) })),
    managers: signedIn.filter(({ buys }) => !buys),
  }
}

async function signIn(db: Db, userId: number) {
  const tokens = newTokens()
  await withTransaction({ db }, (tx) =>
    insertSession(tx, userId, tokens, { ip: '127.0.0.1', userAgent: 'storm' }),
  )
  return `${accessCookie}=${tokens.access}`
}
