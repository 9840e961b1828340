import { type Clickhouse, openClickhouse } from '@seriba/server-catalogue/clickhouse/clickhouse'
import { feedLots } from '@seriba/server-catalogue/clickhouse/feed-lots'
import { readState, targetOf } from '@seriba/server-catalogue/clickhouse/feed-state'
import {
  differencesOf,
  monthsInClickhouse,
  monthsInPostgres,
} from '@seriba/server-catalogue/clickhouse/verify-lots'
import { logLotChange } from '@seriba/server-catalogue/lot-won'
import { withTransaction } from '@seriba/server-kit/db'
import { openClient } from '@seriba/server-kit/open-client'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBid, aLot } from '../../test/bid-builders.ts'
import { aClient } from '../../test/builders.ts'
import { type ClickhouseProcess, startChdb } from '../../test/clickhouse/start-chdb.ts'
import { testDb } from '../../test/db.ts'
import { importKnownLots } from '../../test/known-lots.ts'

const database = testDb()
const place = { database: 'seriba', cluster: null }
let engine: ClickhouseProcess
let clickhouse: Clickhouse
let client: pg.Client

beforeAll(async () => {
  engine = await startChdb()
  clickhouse = openClickhouse({ url: engine.url, user: 'default', password: '' })
  client = await openClient(database.url, 'test')
  await importKnownLots(database)
}, 120_000)
afterAll(async () => {
  await client.end()
  await clickhouse.close()
  await engine.stop()
})

/** Takes steps until everything is copied; `by` may fail, which is how a killed process looks to the next one. */
async function fed(by = clickhouse) {
  const failures: unknown[] = []
  while (failures.length < 40) {
    const step = await feedLots({ client, clickhouse: by, place, atOnce: 60 }).catch((error) => {
      failures.push(error)
    })
    if (step === 'current') return failures.length
  }
  throw failures.at(-1)
}

async function differences() {
  const state = await readState(client, targetOf(place))
  const [ours, theirs] = [
    await monthsInPostgres(client),
    await monthsInClickhouse(clickhouse, `seriba.${state?.tableName}`),
  ]
  expect(ours.length).toBeGreaterThan(0)
  return differencesOf(ours, theirs)
}

const tables = async () =>
  (await clickhouse.rows(`select name from system.tables where database = 'seriba'`)).flat()

test('a copy interrupted before or after any write resumes where it stopped, and later changes follow', async () => {
  let writes = 0
  const breaking: Clickhouse = {
    ...clickhouse,
    async insert(...asked) {
      writes += 1
      if (writes % 3 === 1) throw new Error('killed before it was written')
      await clickhouse.insert(...asked)
      if (writes % 3 === 2) throw new Error('killed before it was remembered')
    },
  }
  // Half of the copy; changes now are both in the part already copied and in the rest.
  for (let step = 0; step < 10; step++) {
    await feedLots({ client, clickhouse: breaking, place, atOnce: 60 }).catch(() => {})
  }
  await sql`update lots set color = 'Sunset', year = null where id % 3 = 0`.execute(database.db)
  await sql`delete from lots where id % 50 = 0`.execute(database.db)
  expect(await fed(breaking)).toBeGreaterThan(4)
  expect(await differences()).toEqual([])

  await sql`update lots set model = 'It''s a \\ tab\tand ☂', equip = 'A''C B\\W' where id % 7 = 0`.execute(
    database.db,
  )
  expect(await fed(breaking)).toBeGreaterThan(1)
  expect(await differences()).toEqual([])
})

test('a difference is reported with its month', async () => {
  await fed()
  const state = await readState(client, targetOf(place))
  const table = `seriba.${state?.tableName}`
  const [[id] = []] = await clickhouse.rows(
    `select id from ${table} final where deleted = 0 and day like '2026-11-%' limit 1`,
  )
  const columns = 'color, version, deleted, day, id'
  await clickhouse.run(
    `insert into ${table} (${columns}) select 'Nobody''s', version + 1, 0, day, id from ${table} final where id = ${id}`,
  )
  expect(await differences()).toMatchObject([{ month: '2026-11' }])
  await sql`update lots set status = status where id = ${id}`.execute(database.db)
  await sql`update lots set status = status where id = ${id}`.execute(database.db)
  await fed()
  expect(await differences()).toEqual([])
})

test('a stock car that is won leaves ClickHouse and returns if the win is reversed', async () => {
  const car = await aLot(database.db, { kind: 'stock', maker: 'Datsun', auction_at: null })
  const found = async () => {
    await withTransaction(database, (tx) => logLotChange(tx, car.id))
    await fed()
    const state = await readState(client, targetOf(place))
    return (
      await clickhouse.rows(
        `select count() from seriba.${state?.tableName} final where deleted = 0 and maker = 'Datsun'`,
      )
    )
      .flat()
      .map(Number)
  }
  expect(await found()).toEqual([1])
  const buyer = await aClient(database.db)
  const bid = await aBid(database.db, buyer, { lot: car, status: 6 })
  expect(await found()).toEqual([0])
  await sql`update bids set status = 7 where id = ${bid.id}`.execute(database.db)
  expect(await found()).toEqual([1])
})

test('all lots are copied again after the log is truncated, ClickHouse is emptied, or a backup is restored', async () => {
  await fed()
  const first = await tables()

  await aLot(database.db, {})
  await aLot(database.db, {})
  await sql`delete from lot_changes where seq < (select max(seq) from lot_changes)`.execute(database.db)
  await fed()
  const second = await tables()
  expect(second).toHaveLength(1)
  expect(second).not.toEqual(first)
  expect(await differences()).toEqual([])

  await clickhouse.run('drop database seriba')
  await aLot(database.db, {})
  await fed()
  expect(await differences()).toEqual([])

  await sql`update lot_search_feeds set source = 'another database'`.execute(database.db)
  const third = await tables()
  await fed()
  expect(await tables()).not.toEqual(third)
  expect(await tables()).toHaveLength(1)
  expect(await differences()).toEqual([])
})
