import { allPageTypes } from '@seriba/domain/lots/page-types'
import { type LotIndex, startLotIndex } from '@seriba/server-catalogue/index/start-lot-index'
import type { LotSearch } from '@seriba/server-catalogue/lot-search'
import { logLotChange } from '@seriba/server-catalogue/lot-won'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { withTransaction } from '@seriba/server-kit/db'
import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { purgeExpiredRows } from '../../lib/purge-expired-rows.ts'
import { aBid, aLot } from '../../test/bid-builders.ts'
import { aClient } from '../../test/builders.ts'
import { testDb } from '../../test/db.ts'
import { importKnownLots, searchNow, someValues } from '../../test/known-lots.ts'
import { lotFilters, lotQueries } from '../../test/lot-queries.ts'

const database = testDb()
const log = pino({ level: 'silent' })
const now = () => searchNow
let index: LotIndex
let inSql: LotSearch

const started = async () => {
  const lotIndex = startLotIndex({ url: database.url, db: database.db, log, now })
  await vi.waitUntil(() => lotIndex.isReady(), { timeout: 20_000 })
  return lotIndex
}

/** As the database notifies a process. */
async function caughtUp(lotIndex = index) {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(seq), 0) as last from lot_changes`.execute(database.db)
  const last = rows[0]?.last ?? 0
  await vi.waitUntil(
    async () => {
      lotIndex.onChangesAnnounced()
      return ((await lotIndex.stats())?.upTo ?? -1) >= last
    },
    { timeout: 20_000 },
  )
}

const makers = async (search: LotSearch) => (await search.facets('car-auction', {})).options.maker
const countOf = async (maker: string) =>
  (await makers(index.lotSearch)).find(({ value }) => value === maker)?.count ?? 0
const tomorrow = new Date(searchNow.getTime() + 86_400_000)

beforeAll(async () => {
  await importKnownLots(database, 300)
  inSql = sqlLotSearch(database.db, now)
  index = await started()
})
afterAll(() => index.stop())

test('a committed change can be found, and one that was rolled back cannot', async () => {
  const lot = await aLot(database.db, { maker: 'Datsun', auction_at: tomorrow })
  await caughtUp()
  expect(await countOf('Datsun')).toBe(1)

  await sql`update lots set maker = 'Prince' where id = ${lot.id}`.execute(database.db)
  await caughtUp()
  expect([await countOf('Datsun'), await countOf('Prince')]).toEqual([0, 1])

  const undone = withTransaction(database, async (tx) => {
    await sql`update lots set maker = 'Datsun' where id = ${lot.id}`.execute(tx)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await sql`delete from lots where id = ${lot.id}`.execute(database.db)
  await caughtUp()
  expect([await countOf('Datsun'), await countOf('Prince')]).toEqual([0, 0])
})

test('a stock car that is won leaves the index as soon as the change is logged, and comes back', async () => {
  const car = await aLot(database.db, { kind: 'stock', maker: 'Datsun', auction_at: null })
  const found = async () => {
    await withTransaction(database, (tx) => logLotChange(tx, car.id))
    await caughtUp()
    const query = {
      pageType: 'stock',
      filters: { maker: 'Datsun' },
      sort: null,
      page: 1,
      pageSize: 9,
    } as const
    const { ids } = await index.lotSearch.search(query)
    expect({ ids, total: ids.length }).toEqual(await inSql.search(query))
    return ids
  }
  expect(await found()).toEqual([car.id])
  const bid = await aBid(database.db, await aClient(database.db), { lot: car, status: 6 })
  expect(await found()).toEqual([])
  await database.db.updateTable('bids').set({ status: 5 }).where('id', '=', bid.id).execute()
  expect(await found()).toEqual([car.id])
})

test('a search during a change to ten thousand lots sees all of the change or none of it', async () => {
  await sql`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, color, status)
    select 'car', 'Large', ${tomorrow}, (${tomorrow}::timestamptz at time zone 'Asia/Tokyo')::date, n,
      'Batch ' || n % 7, 'Model', 'Color 0', 4532
    from generate_series(1, 10000) n`.execute(database.db)
  await caughtUp()

  let changing = true
  const seen = new Set<string>()
  const look = async () => {
    while (changing) {
      const { total, options } = await index.lotSearch.facets('car-auction', { halls: ['Large'] })
      expect(total).toBe(10_000)
      seen.add(options.color.map(({ value, count }) => `${value}: ${count}`).join())
    }
  }
  const lookers = [look(), look(), look()]
  for (let change = 1; change <= 3; change++) {
    await sql`update lots set color = ${`Color ${change}`} where auction = 'Large'`.execute(database.db)
    await caughtUp()
  }
  changing = false
  await Promise.all(lookers)
  expect([...seen].every((colors) => /^Color \d: 10000$/.test(colors))).toBe(true)
  expect(seen.size).toBeGreaterThan(1)
})

const maybe = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined, freq: 2 })
const change = fc.record({
  maker: maybe(someValues.maker),
  model: maybe(someValues.model),
  color: maybe(someValues.color),
  condition: maybe(someValues.condition),
  chassis: maybe(someValues.chassis),
  equip: maybe(someValues.equip),
  status: maybe(someValues.status),
  year: maybe(fc.option(fc.integer({ min: 2010, max: 2020 }))),
  start_price: maybe(fc.constantFrom(0, 100_000, 300_000)),
  auction_at: maybe(someValues.day.map((day) => new Date(`${day}T10:00:00.123+09:00`))),
})
const step = fc.record({
  change,
  /** Lots whose number has this remainder are changed, deleted if nobody has bid on them, or joined by another. */
  rest: fc.integer({ min: 0, max: 40 }),
  act: fc.constantFrom('change', 'change', 'change', 'delete', 'insert'),
})

async function take({ change, rest, act }: typeof step extends fc.Arbitrary<infer T> ? T : never) {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (act === 'insert') await aLot(database.db, values)
  else if (act === 'delete')
    await sql`
      delete from lots where lot_no % 300 = ${rest} and id not in (select lot_id from bids)`.execute(
      database.db,
    )
  else if (Object.keys(values).length > 0) {
    await database.db
      .updateTable('lots')
      .set(values)
      .where(sql<boolean>`lot_no % 41 = ${rest} and kind <> 'stock' and auction <> 'Large'`)
      .execute()
  }
}

test('after any sequence of changes, the index and PostgreSQL give the same answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.array(lotQueries, { minLength: 3, maxLength: 6 }),
      lotFilters,
      async (steps, queries, filters) => {
        for (const one of steps) await take(one)
        await caughtUp()
        for (const query of queries) {
          const found = await index.lotSearch.search(query)
          expect(found).toEqual(await inSql.search(query))
          const averages = await index.lotSearch.averagePrices(found.ids)
          expect(averages).toEqual(await inSql.averagePrices(found.ids))
        }
        for (const page of allPageTypes) {
          expect(await index.lotSearch.facets(page, filters)).toEqual(await inSql.facets(page, filters))
        }
      },
    ),
    { numRuns: 25 },
  )
})

describe('an index that has missed part of the log', () => {
  test('reads every lot again', async () => {
    for (const lot_no of [1, 2, 3])
      await aLot(database.db, { auction: 'Forgotten', lot_no, auction_at: tomorrow })
    const late = await started()
    await caughtUp(late)
    await withTransaction(database, async (tx) => {
      await sql`update lots set color = 'Faded' where auction = 'Forgotten'`.execute(tx)
      await sql`delete from lot_changes where seq < (select max(seq) from lot_changes)`.execute(tx)
    })
    const builtAt = (await late.stats())?.builtAt.getTime()
    await vi.waitUntil(
      async () => {
        late.onChangesAnnounced()
        const stats = await late.stats()
        return stats !== null && stats.builtAt.getTime() !== builtAt
      },
      { timeout: 20_000 },
    )
    const { options } = await late.lotSearch.facets('car-auction', { halls: ['Forgotten'] })
    expect(options.color).toEqual([{ value: 'Faded', count: 3 }])
    await late.stop()
  })

  test('has missed nothing if only entries it has already read were purged', async () => {
    await caughtUp()
    const before = (await index.stats())?.builtAt
    await sql`update lot_changes set at = now() - interval '2 days'`.execute(database.db)
    await purgeExpiredRows(database.db)
    const { rows } = await sql<{ count: number }>`select count(*) from lot_changes`.execute(database.db)
    expect(rows[0]?.count).toBe(1)
    await aLot(database.db, { maker: 'Datsun', auction_at: tomorrow })
    await caughtUp()
    expect(await countOf('Datsun')).toBe(1)
    expect((await index.stats())?.builtAt).toEqual(before)
  })
})

test('PostgreSQL answers until the index is built, and the server reports that it is not ready', async () => {
  const cold = startLotIndex({ url: database.url, db: database.db, log, now })
  expect(cold.isReady()).toBe(false)
  expect(await cold.lotSearch.total('car-auction')).toBe(await inSql.total('car-auction'))
  await cold.stop()
})

test('waiting for an index to start does not include the retries of one that cannot be built', async () => {
  const lines: string[] = []
  const told = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const url = database.url.replace(/[^/]*$/, 'no_such_database')
  const none = startLotIndex({ url, db: database.db, log: told, now })
  await none.begun
  expect(lines).toEqual([
    'building the lot index',
    'the lot index cannot be built yet: PostgreSQL answers searches',
  ])
  await none.stop()
})
