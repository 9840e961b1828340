import { Staging } from '@seriba/lot-index/build/staging'
import { type Clickhouse, openClickhouse } from '@seriba/server-catalogue/clickhouse/clickhouse'
import { clickhouseLotSearch } from '@seriba/server-catalogue/clickhouse/clickhouse-lot-search'
import { linesOf } from '@seriba/server-catalogue/clickhouse/lot-lines'
import { columnNames, createTables } from '@seriba/server-catalogue/clickhouse/tables'
import { copyLots } from '@seriba/server-catalogue/index/copy-lots'
import { lotsSchema } from '@seriba/server-catalogue/index/lots-schema'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { openClient } from '@seriba/server-kit/open-client'
import { afterAll, beforeAll, describe } from 'vitest'
import { type ClickhouseProcess, startChdb } from '../../test/clickhouse/start-chdb.ts'
import { testDb } from '../../test/db.ts'
import { importKnownLots, type KnownLot } from '../../test/known-lots.ts'
import { testLotSearch } from '../../test/lot-search-tests.ts'

const database = testDb()
const lots: KnownLot[] = []
let engine: ClickhouseProcess
let clickhouse: Clickhouse

beforeAll(async () => {
  engine = await startChdb()
  clickhouse = openClickhouse({ url: engine.url, user: 'default', password: '' })
  lots.push(...(await importKnownLots(database)))
  for (const sql of createTables({ database: 'seriba', cluster: null }, 'lots')) await clickhouse.run(sql)
  const client = await openClient(database.url, 'test')
  const staging = new Staging(lotsSchema)
  await copyLots(client, staging, 'true')
  await client.end()
  await clickhouse.insert('seriba.lots', columnNames, linesOf(staging.staged(), 1))
}, 120_000)
afterAll(async () => {
  await clickhouse.close()
  await engine.stop()
})

describe.each([
  // Planning each search takes it milliseconds; the benchmark runs thousands of them.
  { servers: 'ClickHouse', countsInSets: true, part: 0.1 },
  { servers: 'a ClickHouse that counts column by column', countsInSets: false, part: 0.02 },
])('searching lots in $servers', ({ countsInSets, part }) => {
  const searchAt = (at: Date) => {
    const now = () => at
    const others = sqlLotSearch(database.db, now)
    return clickhouseLotSearch({ clickhouse, table: { name: 'seriba.lots', countsInSets }, others, now })
  }
  testLotSearch(lots, searchAt, { part })
})
