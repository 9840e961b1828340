import { ListingQuery } from '@seriba/contracts/catalogue'
import { verdicts } from '@seriba/domain/import-rules/import-rule'
import { damageChoices } from '@seriba/domain/lots/damage/damage-kinds'
import {
  emptyFilters,
  type Filters,
  listFilterNames,
  type NumberRange,
  rangeFilters,
} from '@seriba/domain/lots/filters'
import { filtersOfPage } from '@seriba/domain/lots/filters-of-page'
import { lotStatuses } from '@seriba/domain/lots/lot-status'
import { allPageTypes, type PageType } from '@seriba/domain/lots/page-types'
import { quickSearchFields } from '@seriba/domain/lots/quick-search'
import { addDays } from '@seriba/domain/time/jst'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed } from './listing-changes.ts'
import { requestOf } from './listing-request.ts'
import { type ListingState, readState, writeState } from './listing-state.ts'

const day = fc.integer({ min: 0, max: 400 }).map((ahead) => addDays('2026-11-24', ahead))
const name = fc.string({ minLength: 1 }).filter((text) => !['0', '-1'].includes(text))
const words = name.map((text) => text.trim()).filter((text) => !['', '0', '-1'].includes(text))
const end = fc.option(fc.integer({ min: 1, max: 999_999_999 }))
const range: fc.Arbitrary<NumberRange | null> = fc
  .option(fc.record({ from: end, to: end }))
  .map((drawn) => (drawn?.from || drawn?.to ? drawn : null))

const each = <Name extends string, T>(names: readonly Name[], value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(names.map((key) => [key, value]))) as unknown as fc.Arbitrary<Record<Name, T>>

const filters: fc.Arbitrary<Filters> = fc
  .tuple(
    each(listFilterNames, fc.uniqueArray(name, { maxLength: 4 })),
    each(rangeFilters, range),
    fc.record({
      maker: fc.oneof(fc.constant(''), name),
      date: fc.uniqueArray(day, { maxLength: 6 }),
      status: fc.uniqueArray(fc.constantFrom(...lotStatuses).map(String), { maxLength: 4 }),
      destination: fc.subarray([...verdicts]),
      damage: fc.subarray([...damageChoices]),
      dateFrom: fc.oneof(fc.constant(''), day),
      dateTo: fc.oneof(fc.constant(''), day),
      lotNo: fc.constantFrom('', '1001', '1001,1005-1010', '7, 9'),
      equipment: fc.oneof(fc.constant(''), words),
      search: fc.option(
        fc.oneof(
          fc.record({ field: fc.constant('lot_no' as const), text: fc.constantFrom('1001', '7, 9') }),
          fc.record({ field: fc.constantFrom(...quickSearchFields.slice(1)), text: words }),
        ),
      ),
    }),
  )
  .map(([lists, ranges, rest]): Filters => ({ ...lists, ...ranges, ...rest }))

const page: fc.Arbitrary<{ pageType: PageType; state: ListingState }> = fc
  .record({
    pageType: fc.constantFrom(...allPageTypes),
    filters,
    sort: fc.option(
      fc.record({ sort: fc.constantFrom('year', 'mileage'), order: fc.constantFrom('ASC', 'DESC') }),
    ),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ pageType, ...state }) => ({
    pageType,
    state: { ...state, filters: filtersOfPage(state.filters, pageType) },
  }))

const read = (query: string, pageType: PageType = 'car-auction') =>
  readState(new URLSearchParams(query), pageType)

test('every state of every page survives the round trip through its address', () => {
  fc.assert(
    fc.property(page, ({ pageType, state }) => {
      expect(read(writeState(state).toString(), pageType)).toEqual(state)
    }),
  )
})

test('no address, however strange, breaks the page or is refused by the server', () => {
  const keys = fc.constantFrom(
    ...['maker', 'date', 'dateFrom', 'dateTo', 'quick_search_lot', 'search', 'equipment'],
    ...['sort', 'order', 'page', ...listFilterNames, ...rangeFilters],
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 9 }),
    fc.string({ minLength: 500, maxLength: 600 }),
    fc.string({ unit: fc.constantFrom(...'0123456789,-'), maxLength: 20 }),
    fc.integer({ min: 0, max: 9999 }).map((year) => `${String(year).padStart(4, '0')}-12-31`),
    fc.constantFrom('lot_no-abc', 'abc', Array(99).fill('123456').join(), `model-${'x'.repeat(201)}`),
  )
  const address = fc.oneof(
    fc.array(fc.tuple(keys, value)),
    fc
      .tuple(keys, fc.uniqueArray(fc.integer(), { minLength: 201, maxLength: 250 }))
      .map(([key, values]) => values.map((one): [string, string] => [key, String(one)])),
  )
  fc.assert(
    fc.property(fc.constantFrom(...allPageTypes), address, (pageType, pairs) => {
      const state = readState(new URLSearchParams(pairs), pageType)
      expect(state.page).toBeGreaterThanOrEqual(1)
      expect(readState(writeState(state), pageType)).toEqual(state)
      expect(ListingQuery.safeParse(requestOf(pageType, state, 20)).error).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('the address uses the keys from the specification, and gives the page only above 1', () => {
  const given = {
    filters: {
      ...emptyFilters,
      maker: 'Toyota',
      model: ['Alphard', 'Crown'],
      date: ['2026-11-24'],
      year: { from: 2000, to: null },
      lotNo: '1001',
      search: { field: 'chassis', text: 'GRS182' },
    },
    sort: { sort: 'year', order: 'DESC' },
    page: 2,
  } as const
  expect(decodeURIComponent(writeState(given).toString())).toBe(
    'maker=Toyota&model=Alphard&model=Crown&date=2026-11-24&year=2000,0&quick_search_lot=1001&search=chassis-GRS182&sort=year&order=DESC&page=2',
  )
  expect(writeState({ filters: emptyFilters, sort: null, page: 1 }).toString()).toBe('')
})

test.each([
  'maker=-1&page=0',
  'maker=0&model=0',
  'year=0,0',
  'dateFrom=2026-02-31&date=tomorrow',
  'quick_search_lot=abc',
  'search=abc',
  'search=lot_no-abc',
  'dateTo=9999-12-31',
])('%s has no effect', (query) => {
  expect(read(query)).toEqual({ filters: emptyFilters, sort: null, page: 1 })
})

test('filters and sort orders of another page are dropped', () => {
  expect(read('sort=hours&order=ASC').sort).toBeNull()
  expect(read('hour=1,9&category=Cranes').filters).toEqual(emptyFilters)
  expect(read('hour=1,9&category=Cranes', 'machinery').filters).toMatchObject({
    hour: { from: 1, to: 9 },
    category: ['Cranes'],
  })
  expect(read('search=equip-SR', 'bikes').filters.search).toBeNull()
})

test('the request contains only the active filters', () => {
  expect(requestOf('car-auction', read('maker=Toyota&model=-1&date=2026-11-24&dateTo='), 20)).toEqual({
    pageType: 'car-auction',
    makerId: 'Toyota',
    auctionDate: ['2026-11-24'],
    page: 1,
    pageSize: 20,
  })
})

test('car pages request every model explicitly, and other pages do not', () => {
  expect(requestOf('stats', read('page=2', 'stats'), 20)).toMatchObject({ modelId: ['-1'], page: 2 })
  expect(requestOf('bikes', read('', 'bikes'), 20)).toEqual({ pageType: 'bikes', page: 1, pageSize: 20 })
})

test('filters and the table size reset page and sort, a sort resets the page, and a page resets nothing', () => {
  const from = read('maker=Toyota&sort=year&order=ASC&page=3')
  expect(changed.filters({ ...from.filters, maker: 'Honda' })).toMatchObject({ sort: null, page: 1 })
  expect(changed.tableSize(from)).toEqual({ filters: from.filters, sort: null, page: 1 })
  expect(changed.sortKey(from, 'mileage')).toMatchObject({ sort: { sort: 'mileage', order: 'ASC' }, page: 1 })
  expect(changed.page(from, 4)).toEqual({ ...from, page: 4 })
})

test('a header sorts ascending, then descending, then not at all', () => {
  const first = changed.sortKey(read(''), 'year')
  const second = changed.sortKey(first, 'year')
  expect([first.sort?.order, second.sort?.order, changed.sortKey(second, 'year').sort]).toEqual([
    'ASC',
    'DESC',
    null,
  ])
})
