import { bidStatus } from '@seriba/domain/bids/bid-status'
import { readPlacement } from '@seriba/server-bids/placement.repository'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { plansOf } from '../test/plans.ts'

const database = testDb()

/** Clients who have bid on each of 20 lots, as PostgreSQL's statistics know them; and the plan that a connection keeps. */
async function planAmong(status: number) {
  const client = await aClient(database.db)
  const lots = await Promise.all(Array.from({ length: 20 }, () => aLot(database.db)))
  const name = `Buyer of ${client.id}`
  await sql`
    insert into users (email, full_name, role_id, user_type)
    select n || '.' || ${client.email}, ${name}, 1064, 2 from generate_series(1, 2000) n`.execute(database.db)
  await sql`
    insert into bids (lot_id, lot_type, client_id, placed_by, amount, status, comment, bid_date, terms_agreed_at)
    select lot, 'auction', u.id, u.id, 150000, ${status}, '', now(), now()
    from users u, unnest(${lots.map(({ id }) => id)}::bigint[]) lot
    where u.full_name = ${name}`.execute(database.db)
  await sql`analyze`.execute(database.db)
  const [plan] = await plansOf(
    database.url,
    (db) =>
      readPlacement(db, {
        actorId: client.id,
        clientId: client.id,
        lotId: String(lots[0]?.id),
        groupNumber: undefined,
        bidType: undefined,
        key: undefined,
        now: new Date(),
      }),
    { about: /from users c\b/, generic: true },
  )
  return plan
}

test('a plan that was made while no bid was live does not go through all that are live later', async () => {
  const plan = await planAmong(bidStatus.dontBid)
  expect(plan).not.toMatch(/bids_status|Seq Scan on (bids|users)/)
})

test('what is read for a bid is found by indexes, where many have bid on few lots', async () => {
  const plan = await planAmong(bidStatus.new)
  expect(plan).toContain('Index Scan')
  expect(plan).not.toMatch(/Seq Scan on (bids|users)/)
})
