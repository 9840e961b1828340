import { conditionGrades, conditionRank } from '@seriba/domain/lots/condition-grade'
import { type LotNoRange, type Sort, sortKeys, sortOrders } from '@seriba/domain/lots/listing'
import { type PageType, pageTypeNames, pageTypes } from '@seriba/domain/lots/page-types'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FeedRecord } from '../feed/read-line.ts'
import { testDb } from '../test/db.ts'
import { importLots } from '../test/lot-builders.ts'
import type { LotFilters, LotQuery } from './lot-search.ts'
import { sqlLotSearch } from './sql-lot-search.ts'

const database = testDb()
const now = new Date('2026-11-24T12:00:00+09:00')
const today = jstDay(now)

type Known = { id: number; record: FeedRecord; at: number | null }
let lots: Known[] = []

const values = {
  maker: fc.constantFrom('Toyota', 'Nissan', 'Subaru'),
  model: fc.constantFrom('Alphard', 'Note', 'Levorg', "Driver's ☂ Edition"),
  day: fc.integer({ min: -4, max: 4 }).map((days) => addDays(today, days)),
}

const line = fc.record(
  {
    kind: fc.constantFrom('car', 'car', 'car', 'bike', 'machinery', 'stock'),
    auction: fc.constantFrom('USS Tokyo', 'TAA Kinki'),
    day: values.day,
    time: fc.constantFrom('00:00', '09:30', '14:45', '23:59'),
    maker: values.maker,
    model: values.model,
    year: fc.integer({ min: 2015, max: 2018 }),
    condition: fc.constantFrom(...conditionGrades, 'A4'),
    mileage: fc.integer({ min: 0, max: 5 }).map((n) => n * 10_000),
    startPrice: fc.integer({ min: 0, max: 4 }).map((n) => n * 100_000),
    soldPrice: fc.integer({ min: 0, max: 4 }).map((n) => n * 100_000),
    hours: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['kind', 'auction', 'day', 'time', 'maker', 'model'] },
)

beforeAll(async () => {
  const drawn = fc.sample(line, { numRuns: 400, seed: 7 })
  const records = drawn.map(
    ({ day, time, hours, ...facts }, lotNo): FeedRecord => ({
      ...facts,
      lotNo,
      ...(facts.kind === 'stock' ? {} : { auctionDate: `${day}T${time}:00+09:00` }),
      ...(facts.kind === 'machinery' && hours !== undefined ? { hours } : {}),
    }),
  )
  const ids = await importLots(database.url, database.db, records)
  lots = records.map((record, at) => ({
    id: ids[at] ?? 0,
    record,
    at: typeof record.auctionDate === 'string' ? Date.parse(record.auctionDate) : null,
  }))
})

/** The same rules said plainly, over a list. */
function plainSearch({ pageType, filters, sort, page, pageSize }: LotQuery) {
  const found = lots
    .filter((lot) => isOn(pageType, lot) && matches(filters, lot))
    .sort((a, b) => compare(a, b, sort ?? defaultSort(pageType)))
  return {
    ids: found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id),
    total: found.length,
  }
}

function isOn(pageType: PageType, { record, at }: Known): boolean {
  const { kind, phase } = pageTypes[pageType]
  if (record.kind !== kind) return false
  return at === null || (phase === 'live') === jstDay(at) >= today
}

function matches({ maker, models = [], days = [], from, to, lotNumbers = [] }: LotFilters, lot: Known) {
  const day = lot.at === null ? null : jstDay(lot.at)
  const lotNo = Number(lot.record.lotNo)
  return (
    (!maker || lot.record.maker === maker) &&
    (models.length === 0 || models.includes(String(lot.record.model))) &&
    (days.length === 0 || (day !== null && days.includes(day))) &&
    (!from || (day !== null && day >= from)) &&
    (!to || (day !== null && day <= to)) &&
    (lotNumbers.length === 0 || lotNumbers.some((range) => lotNo >= range.from && lotNo <= range.to))
  )
}

const defaultSort = (pageType: PageType): Sort => ({
  sort: 'auctionDate',
  order: pageTypes[pageType].phase === 'past' ? 'DESC' : 'ASC',
})

function sortValue({ record, at }: Known, { sort }: Sort): number | null {
  if (sort === 'auctionDate') return at
  if (sort === 'condition') return conditionRank(String(record.condition ?? ''))
  if (sort === 'startPrice' || sort === 'price') return Number(record.startPrice ?? 0)
  if (sort === 'soldPrice') return Number(record.soldPrice ?? 0)
  const value = record[sort]
  return typeof value === 'number' ? value : null
}

function compare(a: Known, b: Known, sort: Sort): number {
  const way = sort.order === 'ASC' ? 1 : -1
  const [x, y] = [sortValue(a, sort), sortValue(b, sort)]
  if (x === null || y === null) return x === y ? way * (a.id - b.id) : x === null ? 1 : -1
  return x === y ? way * (a.id - b.id) : way * (x - y)
}

const someOf = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })
const range: fc.Arbitrary<LotNoRange> = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, more]) => ({ from, to: from + more }))
const maybe = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined, freq: 2 })

const query: fc.Arbitrary<LotQuery> = fc.record({
  pageType: fc.constantFrom(...pageTypeNames),
  filters: fc.record({
    maker: maybe(values.maker),
    models: someOf(values.model),
    days: someOf(values.day),
    from: maybe(values.day),
    to: maybe(values.day),
    lotNumbers: someOf(range),
  }),
  sort: fc.option(fc.record({ sort: fc.constantFrom(...sortKeys), order: fc.constantFrom(...sortOrders) })),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(5, 20, 50),
})

describe('searching lots in PostgreSQL', () => {
  test('finds what a plain filter over all lots finds, in the same order', async () => {
    const search = sqlLotSearch(database.db, () => now)
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        expect(await search.search(asked)).toEqual(plainSearch(asked))
      }),
      { numRuns: 300 },
    )
  })

  test('counts makers, models and days of every page exactly', async () => {
    const search = sqlLotSearch(database.db, () => now)
    for (const pageType of pageTypeNames) {
      const onPage = lots.filter((lot) => isOn(pageType, lot))
      const counts = Map.groupBy(onPage, ({ record }) => String(record.maker))
      const makers = await search.makers(pageType)
      expect(await search.total(pageType)).toBe(onPage.length)
      expect(Object.fromEntries(makers.map(({ value, counter }) => [value, counter]))).toEqual(
        Object.fromEntries([...counts].map(([maker, some]) => [maker, some.length])),
      )
      const days = await search.days(pageType)
      expect(days.reduce((sum, { counter }) => sum + counter, 0)).toBe(
        onPage.filter(({ at }) => at !== null).length,
      )
      const models = await search.models(pageType, 'Toyota')
      expect(models.reduce((sum, { counter }) => sum + counter, 0)).toBe(counts.get('Toyota')?.length ?? 0)
    }
  })

  test('moves lots to the statistics when their Japanese day is over', async () => {
    const tomorrow = sqlLotSearch(database.db, () => new Date('2026-11-25T00:00:00+09:00'))
    const before = sqlLotSearch(database.db, () => new Date('2026-11-24T23:59:59+09:00'))
    const moved = lots.filter(
      ({ record, at }) => record.kind === 'car' && at !== null && jstDay(at) === today,
    )
    expect((await tomorrow.total('stats')) - (await before.total('stats'))).toBe(moved.length)
    expect(moved.length).toBeGreaterThan(0)
  })

  test('counts a lot as soon as it is brought in', async () => {
    const search = sqlLotSearch(database.db, () => new Date('2031-01-01T00:00:00+09:00'))
    const before = await search.total('car-auction')
    const line = { kind: 'car', auction: 'Late', auctionDate: '2031-05-05T10:00:00+09:00', lotNo: 1 }
    await importLots(database.url, database.db, [{ ...line, maker: 'Toyota', model: 'Alphard' }])
    expect(await search.total('car-auction')).toBe(before + 1)
  })
})
