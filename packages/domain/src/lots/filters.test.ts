import { describe, expect, test } from 'vitest'
import { longest, maxFilterValues } from './filter-bounds.ts'
import {
  emptyFilters,
  type Filters,
  listFilterNames,
  rangeFilters,
  readFilters,
  writeFilters,
} from './filters.ts'

const read = (address: string) => readFilters(new URLSearchParams(address))
const only = (part: Partial<Filters>): Filters => ({ ...emptyFilters, ...part })

/** An address with every filter, in the order in which addresses are written. */
const all =
  'maker=Toyota&model=Alphard&model=Crown&date=2026-11-24&chassis=AGH35W&condition=4.5&gearbox=AT&color=Pearl' +
  '&status=4532&auction=USS+Tokyo&category=Forklift&subcategory=Forklift%3ELarge&steering=Right&destination=fits' +
  '&damage=rust&damage=unread' +
  '&dateFrom=2026-11-20&dateTo=2026-11-30&year=2018%2C2024&mileage=0%2C50000&engine=660%2C0' +
  '&startPrice=100000%2C900000&finishPrice=1%2C2&hour=5%2C900&quick_search_lot=1001%2C1005-1010' +
  '&equipment=sunroof&search=chassis-AGH35'

test('every filter survives being written to an address and read back', () => {
  const filters = read(all)
  expect(filters).toEqual({
    maker: 'Toyota',
    model: ['Alphard', 'Crown'],
    date: ['2026-11-24'],
    chassis: ['AGH35W'],
    condition: ['4.5'],
    gearbox: ['AT'],
    color: ['Pearl'],
    status: ['4532'],
    auction: ['USS Tokyo'],
    category: ['Forklift'],
    subcategory: ['Forklift>Large'],
    steering: ['Right'],
    destination: ['fits'],
    damage: ['rust', 'unread'],
    dateFrom: '2026-11-20',
    dateTo: '2026-11-30',
    year: { from: 2018, to: 2024 },
    mileage: { from: null, to: 50_000 },
    engine: { from: 660, to: null },
    startPrice: { from: 100_000, to: 900_000 },
    finishPrice: { from: 1, to: 2 },
    hour: { from: 5, to: 900 },
    lotNo: '1001,1005-1010',
    equipment: 'sunroof',
    search: { field: 'chassis', text: 'AGH35' },
  })
  expect(writeFilters(filters).toString()).toBe(all)
})

test('an address without filters narrows nothing, and empty filters are not written', () => {
  expect(read('')).toEqual(emptyFilters)
  expect(writeFilters(emptyFilters).toString()).toBe('')
  expect(listFilterNames.map((name) => emptyFilters[name])).toEqual(listFilterNames.map(() => []))
  expect(rangeFilters.map((name) => emptyFilters[name])).toEqual(rangeFilters.map(() => null))
})

describe('a value that makes no sense for a filter is ignored', () => {
  test.each([
    'maker=0',
    'maker=-1',
    'maker=',
    'model=&model=0&model=-1',
    'equipment=+',
    'search=',
    'search=model-',
  ])('because "%s" means “any”', (address) => expect(read(address)).toEqual(emptyFilters))

  test.each([
    'date=2026-02-31',
    'dateFrom=yesterday',
    'dateTo=2026-13-01',
    'status=1',
    'quick_search_lot=ten',
    'search=lot_no-ten',
  ])('because "%s" is unknown', (address) => expect(read(address)).toEqual(emptyFilters))

  test.each([
    'year=2018',
    'year=2018,2024,2025',
    'year=x,2024',
    'year=2018,x',
    'year=0,0',
    'year=,',
    `year=${'1'.repeat(13)},`,
    'year=a2018,2024',
    'year=2018,2024a',
  ])('because "%s" is not a range', (address) => expect(read(address)).toEqual(emptyFilters))
})

test('the first of several texts counts, and a repeated value counts once', () => {
  expect(read('maker=0&maker=Toyota&maker=Honda')).toEqual(only({ maker: 'Toyota' }))
  expect(read('model=Crown&model=Alphard&model=Crown')).toEqual(only({ model: ['Crown', 'Alphard'] }))
})

test('spaces around equipment words are ignored', () => {
  expect(read('equipment=+sun+roof+')).toEqual(only({ equipment: 'sun roof' }))
})

test('a range can be open at either end', () => {
  expect(read('year=2018,')).toEqual(only({ year: { from: 2018, to: null } }))
  expect(read('year=,2024')).toEqual(only({ year: { from: null, to: 2024 } }))
  expect(read(`year=${'9'.repeat(12)},0`)).toEqual(only({ year: { from: 999_999_999_999, to: null } }))
})

test('a value is limited to the length of its column, and a filter to two hundred values', () => {
  for (const name of ['maker', 'equipment'] as const) {
    expect(read(`${name}=${'A'.repeat(longest[name])}`)[name]).toHaveLength(longest[name])
    expect(read(`${name}=${'A'.repeat(longest[name] + 1)}`)).toEqual(emptyFilters)
  }
  for (const name of ['model', 'auction', 'subcategory'] as const) {
    const [fits, tooLong] = ['A'.repeat(longest[name]), 'A'.repeat(longest[name] + 1)]
    expect(read(`${name}=${fits}&${name}=${tooLong}`)[name]).toEqual([fits])
  }
  expect(read(`search=model-${'A'.repeat(longest.text)}`).search).not.toBeNull()
  expect(read(`search=model-${'A'.repeat(longest.text + 1)}`).search).toBeNull()
  const many = Array.from({ length: maxFilterValues + 1 }, (_, at) => `model=M${at}`).join('&')
  expect(read(many).model).toHaveLength(200)
  expect(read('maker=Toy%00ota&model=Cr%00own')).toEqual(emptyFilters)
})
