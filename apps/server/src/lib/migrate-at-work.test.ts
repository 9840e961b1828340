import { createDb, createPool, type Db, type Tx } from '@seriba/server-kit/db'
import { openClient } from '@seriba/server-kit/open-client'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabases } from '../test/empty-databases.ts'
import { buildIndexesConcurrently } from './concurrent-indexes.ts'
import { migrate, readMigrations } from './migrate.ts'
import { respellAheadOfMigrations } from './respell-lots.ts'

const manyLots = 2000
const bareDatabase = emptyDatabases()
const opened: Db[] = []
afterAll(() => Promise.all(opened.map((db) => db.destroy())))

async function databaseAt(migration: string) {
  const url = await bareDatabase()
  const db = createDb(createPool({ url, max: 4 }))
  opened.push(db)
  await migrate(db, migration)
  await sql`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status, auction_sheet)
    select 'car', 'USS Tokyo', now(), now()::date, n, case n % 9 when 0 then 'TOYOTA' else 'Toyota' end, 'Alphard', 2021, 100000, 4532, 'https://pictures.example/sheet.jpg'
    from generate_series(1, ${manyLots}::integer) as n`.execute(db)
  await sql`delete from lot_changes`.execute(db)
  await sql`analyze lots`.execute(db)
  return { url, db }
}

/** How many lots were read and changed, in which file they are stored, and whether they are locked against writes. */
type Touched = { rows: number; changed: number; file: number; held: boolean }

const touched = sql<Touched>`
  select pg_relation_filenode(c.oid)::int as file,
    (s.seq_tup_read + coalesce(s.idx_tup_fetch, 0) + s.n_tup_upd)::int as rows, s.n_tup_upd::int as changed,
    exists (
      select from pg_locks l where l.relation = c.oid and l.pid = pg_backend_pid()
        and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    ) as held
  from pg_class c join pg_stat_xact_user_tables s on s.relid = c.oid
  where c.oid = 'lots'::regclass`

/** Whether the work changed lots, and whether it scanned or rewrote all of them while they were locked. */
async function whatItDoes(tx: Tx, work: () => Promise<void>) {
  const { rows: before } = await touched.execute(tx)
  await work()
  const { rows: after } = await touched.execute(tx)
  const [was, is] = [before[0], after[0]]
  if (!was || !is) throw new Error('there are no lots')
  const holds = is.held && (is.rows - was.rows >= manyLots || is.file !== was.file)
  return { holds, changes: is.changed > was.changed }
}

/** All lots have the same sheet, which says that the roof was replaced. */
const readSheets = async (tx: Tx) => {
  await sql`
    with reading as (
      insert into sheet_readings (sheet, hall, reader, reading)
      values ('sheet', 'USS Tokyo', 'demo', '{"fields": [], "marks": [{"code": "XX", "part": "roof"}], "remarks": []}') returning id
    )
    insert into sheet_reading_lots (lot_id, address, reading_id)
    select lots.id, lots.auction_sheet, reading.id from lots, reading`.execute(tx)
}

test('no migration blocks writes to lots, and rows are respelled beforehand', async () => {
  const from = '0251-calendar'
  const { db } = await databaseAt(from)
  await buildIndexesConcurrently(db, [from])
  await respellAheadOfMigrations(db, [from])
  const makers = sql`select distinct maker from lots`
  expect((await makers.execute(db)).rows).toEqual([{ maker: 'Toyota' }])
  const holding: string[] = []
  const changing: string[] = []
  for (const [name, migration] of Object.entries(await readMigrations())) {
    if (name <= from) continue
    await db.transaction().execute(async (tx) => {
      if (name === '0660-sheet-checks') await readSheets(tx)
      const does = await whatItDoes(tx, () => migration.up(tx as unknown as Kysely<unknown>))
      if (does.holds) holding.push(name)
      if (does.changes) changing.push(name)
    })
  }
  expect(holding).toEqual([])
  // The few whose sheets had been read before their damage was stored.
  expect(changing).toEqual(['0790-sheet-damage'])
  const { rows } = await sql`select distinct sheet_damage > 0 as damaged from lots`.execute(db)
  expect(rows).toEqual([{ damaged: true }])
  const logged = sql<{ lots: number }>`select count(distinct lot_id)::int as lots from lot_changes`
  expect((await logged.execute(db)).rows).toEqual([{ lots: manyLots }])
}, 60_000)

test('a migration that waits for a reader of lots lets writers through', async () => {
  const { url, db } = await databaseAt('0650-kept-answers')
  const reader = await openClient(url, 'reader')
  await reader.query('begin; select from lots limit 1')
  const migrating = migrate(db)
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 20_000 }).toBe(1)
  const writer = await openClient(url, 'writer')
  await writer.query("set lock_timeout = '10s'; update lots set year = 2019 where lot_no = 2")
  await writer.end()
  await reader.query('commit')
  await reader.end()
  const done = await migrating
  expect(done).toContain('0660-sheet-checks')
  expect(done).toContain('0771-webhook-topics')
}, 60_000)

const waiting = sql`
  select from pg_stat_activity a join pg_locks l on l.pid = a.pid
  where a.datname = current_database() and not l.granted and l.relation = 'lots'::regclass`
