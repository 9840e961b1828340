import { addDays } from '@seriba/domain/time/jst'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed } from './listing-changes.ts'
import { requestOf } from './listing-request.ts'
import { type ListingState, noFilters, readState, writeState } from './listing-state.ts'

const sorts = ['auctionDate', 'year', 'mileage'] as const
const day = fc.integer({ min: 0, max: 400 }).map((ahead) => addDays('2026-11-24', ahead))
const name = fc.string({ minLength: 1 }).filter((text) => !['0', '-1'].includes(text))

const filters = fc
  .record({
    maker: fc.oneof(fc.constant(''), name),
    models: fc.uniqueArray(name, { maxLength: 4 }),
    days: fc.uniqueArray(day, { maxLength: 6 }),
    dateFrom: fc.oneof(fc.constant(''), day),
    dateTo: fc.oneof(fc.constant(''), day),
    lotNo: fc.constantFrom('', '1001', '1001,1005-1010', '7, 9'),
  })
  .map((drawn) => (drawn.maker ? drawn : { ...drawn, models: [] }))

const state: fc.Arbitrary<ListingState> = fc.record({
  filters,
  sort: fc.option(fc.record({ sort: fc.constantFrom(...sorts), order: fc.constantFrom('ASC', 'DESC') })),
  page: fc.integer({ min: 1, max: 1_000_000 }),
})

const read = (query: string) => readState(new URLSearchParams(query), sorts)

test('every state survives its own address, back and forth', () => {
  fc.assert(
    fc.property(state, (given) => {
      expect(read(writeState(given).toString())).toEqual(given)
    }),
  )
})

test('no address, however strange, breaks the page', () => {
  const keys = fc.constantFrom(
    'maker',
    'model',
    'date',
    'dateFrom',
    'quick_search_lot',
    'sort',
    'order',
    'page',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
      const state = readState(new URLSearchParams(pairs), sorts)
      expect(state.page).toBeGreaterThanOrEqual(1)
      expect(readState(writeState(state), sorts)).toEqual(state)
    }),
  )
})

test('the address carries the keys of the specification, and the page only above 1', () => {
  const given = {
    filters: {
      ...noFilters,
      maker: 'Toyota',
      models: ['Alphard', 'Crown'],
      days: ['2026-11-24'],
      lotNo: '1001',
    },
    sort: { sort: 'year', order: 'DESC' },
    page: 2,
  } as const
  expect(writeState(given).toString()).toBe(
    'maker=Toyota&model=Alphard&model=Crown&date=2026-11-24&quick_search_lot=1001&sort=year&order=DESC&page=2',
  )
  expect(writeState({ filters: noFilters, sort: null, page: 1 }).toString()).toBe('')
})

test.each([
  ['maker=-1&page=0', noFilters],
  ['maker=0&model=0', noFilters],
  ['model=Crown', noFilters],
  ['dateFrom=2026-02-31&date=tomorrow', noFilters],
  ['quick_search_lot=abc', noFilters],
])('%s asks for nothing', (query, expected) => {
  expect(read(query)).toEqual({ filters: expected, sort: null, page: 1 })
})

test('a column that the page does not sort by is ignored', () => {
  expect(read('sort=hours&order=ASC').sort).toBeNull()
})

test('the request names what is narrowed and nothing else', () => {
  expect(requestOf('car-auction', read('maker=Toyota&model=-1&date=2026-11-24&dateTo='), 20)).toEqual({
    pageType: 'car-auction',
    makerId: 'Toyota',
    auctionDate: ['2026-11-24'],
    page: 1,
    pageSize: 20,
  })
})

test('filters and the table size reset page and sort, a sort resets the page, a page nothing', () => {
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
