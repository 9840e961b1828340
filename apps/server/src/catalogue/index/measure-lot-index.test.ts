import { type LotIndex, startLotIndex } from '@seriba/server-catalogue/index/start-lot-index'
import { measureSearches } from '@seriba/server-catalogue/measure-searches'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, expect, test, vi } from 'vitest'
import { testDb } from '../../test/db.ts'
import { importKnownLots, searchNow } from '../../test/known-lots.ts'
import { canBeOrdered } from '../../test/plain-lot-search.ts'

const database = testDb()
let index: LotIndex | undefined
afterAll(() => index?.stop())

test('the index has metrics once it exists, including each engine’s number of answers', async () => {
  const lots = await importKnownLots(database, 20)
  const listed = lots.filter(({ at, record }) => at !== null || canBeOrdered(record))
  const register = new Registry()
  index = startLotIndex({
    url: database.url,
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => searchNow,
  })
  measureSearches(register, index)
  expect(await register.metrics()).not.toMatch(/^seriba_lot_index_/m)

  await vi.waitUntil(() => index?.isReady(), { timeout: 20_000 })
  await index.lotSearch.total('car-auction')
  const figures = await register.metrics()
  expect(figures).toMatch(new RegExp(`^seriba_lot_index_lots ${listed.length}$`, 'm'))
  expect(figures).toMatch(/^seriba_lot_index_bytes [1-9]\d*$/m)
  expect(figures).toMatch(/^seriba_lot_index_unmerged 0$/m)
  expect(figures).toMatch(/^seriba_lot_index_age_seconds \d/m)
  expect(figures).toMatch(/^seriba_lot_search_duration_seconds_count\{question="total",by="index"\} 1$/m)
})
