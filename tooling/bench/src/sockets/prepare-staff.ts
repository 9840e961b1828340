import { migrate } from '@seriba/server/lib/migrate'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { sql } from 'kysely'

export type Staff = {
  /** A cookie for each. */
  listeners: string[]
  writer: { cookie: string; bidId: number }
}

/** Managers, who are notified of everything, and a client with a bid to write about. */
export async function prepareStaff(db: Db, url: string, count: number): Promise<Staff> {
  await migrate(db)
  await migrateJobs(url)
  const managers = await sql<{ id: number }>`
    insert into users (email, full_name, role_id, user_type, email_verified_at)
    select 'manager' || n || '@bench.example', 'Manager ' || n, 991, 3, now()
    from generate_series(1, ${count}) as n
    returning id`.execute(db)
  const client = await sql<{ id: number; bid: number }>`
    with client as (
      insert into users (email, full_name, role_id, user_type, email_verified_at)
      values ('client@bench.example', 'Client', 1064, 2, now()) returning id
    ), lot as (
      insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
      values ('car', 'USS Tokyo', now() + interval '1 day', (now() + interval '1 day')::date, 1, 'Toyota', 'Alphard',
        2021, 100000, 4532)
      returning id
    )
    insert into bids (lot_id, lot_type, client_id, placed_by, amount)
    select lot.id, 'auction', client.id, client.id, 150000 from client, lot
    returning client_id as id, id as bid`.execute(db)
  const [writer] = client.rows
  if (!writer) throw new Error('The client was not stored')
  return {
    listeners: await Promise.all(managers.rows.map(({ id }) => signIn(db, id))),
    writer: { cookie: await signIn(db, writer.id), bidId: writer.bid },
  }
}

async function signIn(db: Db, userId: number): Promise<string> {
  const tokens = newTokens()
  await withTransaction({ db }, (tx) =>
    insertSession(tx, userId, tokens, { ip: '127.0.0.1', userAgent: 'bench' }),
  )
  return `${accessCookie}=${tokens.access}`
}
