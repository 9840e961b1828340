import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { openClient } from '@seriba/server-kit/open-client'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabases } from '../test/empty-databases.ts'
import { buildIndexesConcurrently } from './concurrent-indexes.ts'
import { migrate } from './migrate.ts'

const bareDatabase = emptyDatabases()
const opened: Db[] = []
afterAll(() => Promise.all(opened.map((db) => db.destroy())))

const invalid = sql<{ count: number }>`select count(*) from pg_index where not indisvalid`

async function namesOfIndexes(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where indexname in ('lots_to_offer', 'lots_serial') order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

test('lots can be written while a migration indexes them, and an interrupted index is rebuilt', async () => {
  const url = await bareDatabase()
  const db = createDb(createPool({ url, max: 4 }))
  opened.push(db)
  await migrate(db, '0251-calendar')
  await sql`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
    select 'car', 'USS Tokyo', now(), now()::date, n, 'Toyota', 'Alphard', 2021, 100000, 4532
    from generate_series(1, 2) as n`.execute(db)
  // Two lots have the same maker, so the build fails and leaves what it has started.
  const interrupted = sql`create unique index concurrently lots_serial on lots (maker)`.execute(db)
  await expect(interrupted).rejects.toMatchObject({ code: '23505' })
  expect((await invalid.execute(db)).rows[0]?.count).toBe(1)
  await buildIndexesConcurrently(db, ['0251-calendar'])
  expect((await invalid.execute(db)).rows[0]?.count).toBe(0)
  expect(await namesOfIndexes(db)).toEqual(['lots_serial', 'lots_to_offer'])
  await sql`drop index lots_serial, lots_to_offer`.execute(db)

  // While a change to a lot is uncommitted, as in an import, an index built in a transaction blocks everyone else.
  const slow = await openClient(url, 'slow')
  await slow.query("begin; set local seriba.logs_lots = 'yes'; update lots set year = 2020 where lot_no = 1")
  const migrating = migrate(db)
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 20_000 }).toBe(1)
  const quick = await openClient(url, 'quick')
  await quick.query("set lock_timeout = '2s'; update lots set year = 2019 where lot_no = 2")
  await quick.end()
  await slow.query('commit')
  await slow.end()
  expect((await migrating).length).toBeGreaterThan(10)
  expect(await namesOfIndexes(db)).toEqual(['lots_serial', 'lots_to_offer'])
}, 60_000)

test('an index is replaced without blocking readers or writers', async () => {
  const url = await bareDatabase()
  const db = createDb(createPool({ url, max: 4 }))
  opened.push(db)
  await migrate(db, '0951-feed-fixes')
  await sql`create index lots_wished on lots (lower(maker))`.execute(db)
  const reading = await openClient(url, 'reading')
  await reading.query('begin; select from lots')
  const migrating = migrate(db)
  await expect.poll(async () => (await dropping.execute(db)).rows.length, { timeout: 20_000 }).toBe(1)
  const writing = await openClient(url, 'writing')
  await writing.query("set lock_timeout = '2s'; update lots set year = 2019")
  await writing.end()
  await reading.query('commit')
  await reading.end()
  await migrating
  const { rows } = await sql`select from pg_indexes where indexname = 'lots_wished'`.execute(db)
  expect(rows).toEqual([])
}, 60_000)

const dropping = sql`
  select from pg_stat_activity
  where datname = current_database() and query like 'drop index%' and wait_event_type = 'Lock'`
const waiting = sql`
  select from pg_stat_activity
  where datname = current_database() and query like 'create index%' and wait_event_type = 'Lock'`
