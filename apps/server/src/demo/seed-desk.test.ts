import { seedDemo } from '@seriba/server-demo/seed-demo'
import { createPool } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb } from '../test/db.ts'

const database = testDb()
/** A Tuesday, in the middle of the halls' working hours. */
const now = new Date('2026-11-24T13:00:00+09:00')
let pool: pg.Pool

beforeAll(async () => {
  pool = createPool({ url: database.url, max: 5 })
  await seedDemo({ db: database.db, pool }, { live: 900, stats: 2500, now })
})
afterAll(() => pool.end())

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows

test('the demo company has negotiations waiting for a client or a seller, and a finished one', async () => {
  const rows = await rowsOf(sql<{ turn: string; forwarded: boolean; outcome: string | null; mine: boolean }>`
    select n.turn, n.forwarded_at is not null as forwarded, n.outcome, c.email = 'client@demo.example' as mine
    from negotiations n join bids b on b.id = n.bid_id join users c on c.id = b.client_id order by n.id`)
  expect(rows.map(({ turn, forwarded, outcome }) => [turn, forwarded, outcome])).toEqual([
    ['client', false, null],
    ['seller', false, null],
    ['seller', true, null],
    ['client', true, null],
    ['seller', true, 'refused'],
  ])
  expect(rows[0]?.mine).toBe(true)
})

test('bids under negotiation in the demo company are neither won nor live, and their lots say so', async () => {
  const rows = await rowsOf(sql`
    select from negotiations n join bids b on b.id = n.bid_id join lots l on l.id = b.lot_id
    where n.outcome is null and (b.status not in (3, 5) or l.status <> 4534 or n.answer_by <= ${now})`)
  expect(rows).toEqual([])
})

test('the demo company gets lots from two feeds, and unreadable lines wait to be fixed', async () => {
  const feeds = await rowsOf(sql<{ name: string; runs: number }>`
    select f.name, count(r.id)::int as runs from feeds f join feed_runs r on r.feed_id = f.id group by f.id order by f.id`)
  expect(feeds).toEqual([
    { name: 'Hall results', runs: 20 },
    { name: 'Partner office, CSV', runs: 3 },
  ])
  const lines = await rowsOf(sql<{ field: string; value: string; kept: boolean }>`
    select field, value, record is not null as kept from feed_bad_lines order by line`)
  expect(lines).toEqual([
    { field: 'status', value: 'resold', kept: true },
    { field: 'status', value: 'resold', kept: true },
    { field: 'startPrice', value: '1 200', kept: true },
    { field: 'mileage', value: '-1', kept: true },
    { field: 'year', value: '平成30', kept: true },
  ])
})

test('changed costs in the demo company appear in the audit log at the same time as in the ledger', async () => {
  const rows = await rowsOf(sql<{ changed: number; by: string | null; reason: string }>`
    select (select sum((a.after->>key)::int - value::text::int)::int from jsonb_each(a.before)) as changed,
      c.staff_role as by, a.reason
    from audit a join users c on c.id = a.actor_id
    join ledger l on l.purchase_id = a.entity_id::bigint and l.purpose = 'correction' and l.at = a.at
    where a.action = 'purchase.finances' order by a.at, a.id`)
  expect(rows.map(({ changed }) => changed).sort()).toEqual([-3000, 6500])
  expect(rows.every(({ by, reason }) => by !== null && reason !== '')).toBe(true)
  expect(await rowsOf(sql`select from ledger where purpose = 'correction'`)).toHaveLength(rows.length)
})
