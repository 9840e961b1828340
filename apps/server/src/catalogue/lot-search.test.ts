import { openLotIndex } from '@seriba/lot-index/workers/pool'
import { withParts } from '@seriba/server-catalogue/index/copy-lots'
import { indexLotSearch } from '@seriba/server-catalogue/index/index-lot-search'
import type { LotAnswers, LotsIndex } from '@seriba/server-catalogue/index/lot-answers'
import { type LotsSchema, lotsSchema } from '@seriba/server-catalogue/index/lots-schema'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { importKnownLots, type KnownLot } from '../test/known-lots.ts'
import { importLots } from '../test/lot-builders.ts'
import { testLotSearch } from '../test/lot-search-tests.ts'

const database = testDb()
const lots: KnownLot[] = []

beforeAll(async () => {
  lots.push(...(await importKnownLots(database)))
})

let index: LotsIndex
beforeAll(async () => {
  const module = import.meta.resolve('@seriba/server-catalogue/index/copy-lots')
  const answers = import.meta.resolve('@seriba/server-catalogue/index/lot-answers')
  index = await withParts(database.url, 2, (parts) =>
    openLotIndex<LotsSchema, LotAnswers>(lotsSchema, { readers: 1, rows: { module, parts }, answers }),
  )
})
afterAll(() => index.close())

const inSql = (now: Date) => sqlLotSearch(database.db, () => now)

describe('searching lots in PostgreSQL', () => testLotSearch(lots, inSql))
describe('searching lots in the index', () => {
  testLotSearch(lots, (now) => indexLotSearch(index, inSql(now), () => now))
})

test('a search in PostgreSQL counts a lot as soon as it is imported', async () => {
  const search = sqlLotSearch(database.db, () => new Date('2031-01-01T00:00:00+09:00'))
  const before = await search.total('car-auction')
  const line = { kind: 'car', auction: 'Late', auctionDate: '2031-05-05T10:00:00+09:00', lotNo: 1 }
  await importLots(database.url, database.db, [{ ...line, maker: 'Toyota', model: 'Alphard' }])
  expect(await search.total('car-auction')).toBe(before + 1)
})
