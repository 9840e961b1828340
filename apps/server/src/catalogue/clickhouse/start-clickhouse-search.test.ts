import { allPageTypes } from '@seriba/domain/lots/page-types'
import { compareLots, copyAllAgain } from '@seriba/server-catalogue/clickhouse/compare-lots'
import { targetOf } from '@seriba/server-catalogue/clickhouse/feed-state'
import { startClickhouseSearch } from '@seriba/server-catalogue/clickhouse/start-clickhouse-search'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { openClient } from '@seriba/server-kit/open-client'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLot } from '../../test/bid-builders.ts'
import { type ClickhouseProcess, startChdb } from '../../test/clickhouse/start-chdb.ts'
import { testDb } from '../../test/db.ts'
import { importKnownLots, searchNow } from '../../test/known-lots.ts'

const database = testDb()
const log = pino({ level: 'silent' })
const now = () => searchNow
const tomorrow = new Date(searchNow.getTime() + 86_400_000)
const patience = { timeout: 30_000 }
let engine: ClickhouseProcess

const config = {
  url: '',
  user: 'default',
  password: '',
  database: 'seriba',
  cluster: null,
  maxLag: 180,
  timeout: 10,
}

const started = (maxLag = 3600, url = engine.url) => {
  const by: string[] = []
  const search = startClickhouseSearch({
    url: database.url,
    db: database.db,
    log,
    now,
    pollMs: 50,
    config: { ...config, url, maxLag },
  })
  search.observe((_, who) => by.push(who))
  const ask = async (maker = 'Datsun') => {
    const filters = { maker }
    const { total } = await search.lotSearch.search({
      pageType: 'car-auction',
      filters,
      sort: null,
      page: 1,
      pageSize: 20,
    })
    return { total, by: by.at(-1) }
  }
  return { ...search, ask }
}
type Started = ReturnType<typeof started>
const isFound = (search: Started, total: number) =>
  vi.waitFor(async () => expect(await search.ask()).toEqual({ total, by: 'clickhouse' }), patience)

beforeAll(async () => {
  engine = await startChdb()
  await importKnownLots(database, 200)
}, 120_000)
afterAll(() => engine.stop())

test('PostgreSQL answers until all lots are copied, and then ClickHouse gives the same answers', async () => {
  const search = started()
  try {
    expect(await search.ask()).toEqual({ total: 0, by: 'postgresql' })
    await isFound(search, 0)
    const inSql = sqlLotSearch(database.db, now)
    for (const pageType of allPageTypes) {
      expect(await search.lotSearch.facets(pageType, {})).toEqual(await inSql.facets(pageType, {}))
    }
    const compared = await compareLots(database.url, { ...config, url: engine.url })
    expect(compared.differences).toEqual([])
    expect(compared.lots).toBeGreaterThan(200)

    await copyAllAgain(database.url, { ...config, url: engine.url })
    await vi.waitFor(async () => expect((await search.ask()).by).toBe('postgresql'), patience)
    await isFound(search, 0)
  } finally {
    await search.stop()
  }
})

test('one process feeds lots for all of them, and another takes over when it ends', async () => {
  const [first, second] = [started(), started()]
  try {
    const lot = await aLot(database.db, { maker: 'Datsun', auction_at: tomorrow })
    await isFound(first, 1)
    await isFound(second, 1)
    const { rows } = await sql<{ feeding: number }>`
      select count(*)::integer as feeding from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name = 'seriba clickhouse feed'
        and datname = current_database()`.execute(database.db)
    expect(rows[0]?.feeding).toBe(1)

    await first.stop()
    await sql`delete from lots where id = ${lot.id}`.execute(database.db)
    await isFound(second, 0)
  } finally {
    await first.stop()
    await second.stop()
  }
})

test('PostgreSQL answers while ClickHouse is unavailable or lags more than allowed', async () => {
  // The process with the lock is the one that copies lots, and this one copies none.
  const holder = await openClient(database.url, 'test')
  await holder.query('select pg_advisory_lock(hashtext($1))', [
    targetOf({ database: 'seriba', cluster: null }),
  ])
  await holder.query(`update lot_search_feeds set current_at = now() - interval '2 minutes'`)
  const [patient, strict] = [started(180), started(60)]
  const away = started(180, 'http://127.0.0.1:9')
  try {
    await isFound(patient, 0)
    await vi.waitFor(() => expect(strict.fed()).not.toBeNull(), patience)
    expect(await strict.ask()).toEqual({ total: 0, by: 'postgresql' })
    await vi.waitFor(() => expect(away.fed()).not.toBeNull(), patience)
    expect(await away.ask()).toEqual({ total: 0, by: 'postgresql' })
  } finally {
    await holder.end()
    for (const search of [patient, strict, away]) await search.stop()
  }
})
