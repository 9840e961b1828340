import { expect, test } from 'vitest'
import { requestOfFilters } from './filter-request.ts'
import { emptyFilters, type Filters, readFilters } from './filters.ts'
import { filtersOfPage, readSearch } from './filters-of-page.ts'
import { ignoredFilters } from './ignored-filters.ts'
import { hasSales, pageFilters, rangesOf } from './page-filters.ts'
import { allPageTypes } from './page-types.ts'
import { equipmentWords, readQuickSearch, writeQuickSearch } from './quick-search.ts'

const ignored = (address: string) => ignoredFilters(new URLSearchParams(address))

test('a meaningless value in an address is reported under its filter', () => {
  expect(ignored('maker=Toyota&model=Crown&status=4532&year=2018,2024&search=model-Crown')).toEqual([])
  expect(ignored('status=abc&status=4532&date=2026-02-31&dateFrom=x&dateTo=y&quick_search_lot=ten')).toEqual([
    { key: 'date', name: 'date', value: '2026-02-31' },
    { key: 'status', name: 'status', value: 'abc' },
    { key: 'dateFrom', name: 'dates', value: 'x' },
    { key: 'dateTo', name: 'dates', value: 'y' },
    { key: 'quick_search_lot', name: 'lotNo', value: 'ten' },
  ])
  expect(
    ignored(`maker=${'A'.repeat(61)}&hour=x&search=lot_no-ten`).map(({ key, name }) => [key, name]),
  ).toEqual([
    ['hour', 'hour'],
    ['maker', 'maker'],
    ['search', 'search'],
  ])
})

test('a value that means “any” is not reported as ignored', () => {
  expect(ignored('maker=&status=0&status=-1&year=0,0&dateFrom=+&model=+0+')).toEqual([])
})

const full: Filters = readFilters(
  new URLSearchParams(
    'maker=Toyota&model=Crown&date=2026-11-24&chassis=C&condition=4&gearbox=AT&color=Red&status=4532&auction=USS' +
      '&category=F&subcategory=F%3EL&steering=Left&dateFrom=2026-11-20&dateTo=2026-11-30&year=1,2&mileage=1,2' +
      '&engine=1,2&startPrice=1,2&finishPrice=1,2&hour=1,2&quick_search_lot=1&equipment=roof&search=chassis-C',
  ),
)
const namesIn = (filters: Filters) =>
  Object.entries(filters)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(emptyFilters[name as keyof Filters]))
    .map(([name]) => name)
    .sort()

const always = ['lotNo', 'maker', 'mileage', 'model', 'year']
const dates = ['date', 'dateFrom', 'dateTo']
const prices = ['startPrice', 'finishPrice']

test.each([
  [
    'car-auction',
    [
      ...dates,
      ...prices,
      'engine',
      'chassis',
      'color',
      'gearbox',
      'condition',
      'status',
      'auction',
      'steering',
      'equipment',
      'search',
    ],
  ],
  [
    'stats',
    [
      ...dates,
      ...prices,
      'engine',
      'chassis',
      'color',
      'gearbox',
      'condition',
      'status',
      'auction',
      'steering',
      'equipment',
      'search',
    ],
  ],
  [
    'stock',
    ['finishPrice', 'engine', 'chassis', 'color', 'gearbox', 'condition', 'steering', 'equipment', 'search'],
  ],
  ['bikes', [...dates, ...prices, 'engine', 'color', 'condition', 'status', 'auction']],
  ['bike-stats', [...dates, ...prices, 'engine', 'color', 'condition', 'status', 'auction']],
  [
    'machinery',
    [
      ...dates,
      ...prices,
      'hour',
      'category',
      'subcategory',
      'gearbox',
      'condition',
      'status',
      'auction',
      'search',
    ],
  ],
  [
    'machinery-stats',
    [
      ...dates,
      ...prices,
      'hour',
      'category',
      'subcategory',
      'gearbox',
      'condition',
      'status',
      'auction',
      'search',
    ],
  ],
] as const)('a link with every filter brings %s only the filters it has', (page, names) => {
  expect(namesIn(filtersOfPage(full, page))).toEqual([...always, ...names].sort())
})

test('each page searches its own fields, and an empty search stays empty', () => {
  const fields = Object.fromEntries(allPageTypes.map((page) => [page, pageFilters[page].search.join(' ')]))
  expect(fields).toEqual({
    'car-auction': 'lot_no model chassis equip',
    stats: 'lot_no model chassis equip',
    stock: 'lot_no model chassis equip',
    bikes: 'lot_no model',
    'bike-stats': 'lot_no model',
    machinery: 'lot_no model chassis',
    'machinery-stats': 'lot_no model chassis',
  })
  expect(filtersOfPage(emptyFilters, 'bikes')).toEqual(emptyFilters)
})

test('each page shows some ranges and puts others behind More options, and statistics filter by sold price', () => {
  const ranges = Object.fromEntries(
    allPageTypes.map((page) => [
      page,
      [pageFilters[page].ranges.join(' '), pageFilters[page].moreRanges.join(' ')],
    ]),
  )
  expect(ranges).toEqual({
    'car-auction': ['year mileage engine startPrice', 'finishPrice'],
    stats: ['year mileage engine finishPrice', 'startPrice'],
    stock: ['year mileage engine finishPrice', ''],
    bikes: ['year mileage engine startPrice', 'finishPrice'],
    'bike-stats': ['year mileage engine finishPrice', 'startPrice'],
    machinery: ['year hour mileage startPrice', 'finishPrice'],
    'machinery-stats': ['year hour mileage finishPrice', 'startPrice'],
  })
  expect(rangesOf('machinery')).toEqual(['year', 'hour', 'mileage', 'startPrice', 'finishPrice'])
})

test('dates, schedules, categories, equipment and sales appear only on pages whose lots have them', () => {
  const pagesWith = (has: (page: (typeof allPageTypes)[number]) => boolean) => allPageTypes.filter(has)
  expect(pagesWith((page) => !pageFilters[page].dates)).toEqual(['stock'])
  expect(pagesWith((page) => pageFilters[page].schedule)).toEqual(['car-auction', 'bikes', 'machinery'])
  expect(pagesWith((page) => pageFilters[page].categories)).toEqual(['machinery', 'machinery-stats'])
  expect(pagesWith((page) => pageFilters[page].equipment)).toEqual(['car-auction', 'stats', 'stock'])
  expect(pagesWith(hasSales)).toEqual(['car-auction', 'bikes', 'machinery'])
})

test('a page is sorted only by its own columns, ascending by default', () => {
  const sortOf = (address: string) => readSearch(new URLSearchParams(address), 'machinery').sort
  expect(sortOf('sort=hours&order=DESC')).toEqual({ sort: 'hours', order: 'DESC' })
  expect(sortOf('sort=hours')).toEqual({ sort: 'hours', order: 'ASC' })
  expect(sortOf('sort=hours&order=up')).toEqual({ sort: 'hours', order: 'ASC' })
  expect(sortOf('sort=condition&order=DESC')).toBeNull()
  expect(sortOf('')).toBeNull()
  expect(allPageTypes.map((page) => pageFilters[page].sorts.join(' '))).toEqual([
    'auctionDate year condition mileage startPrice soldPrice',
    'auctionDate year condition mileage startPrice soldPrice',
    'year condition mileage soldPrice',
    'auctionDate year condition mileage startPrice soldPrice',
    'auctionDate year condition mileage startPrice soldPrice',
    'auctionDate year mileage hours price',
    'auctionDate year mileage hours price',
  ])
  expect(readSearch(new URLSearchParams('maker=Toyota&hour=1,2'), 'bikes').filters).toEqual({
    ...emptyFilters,
    maker: 'Toyota',
  })
})

test('a request contains only the active filters, under the names from the specification', () => {
  expect(requestOfFilters(emptyFilters)).toEqual({})
  expect(requestOfFilters(full)).toEqual({
    makerId: 'Toyota',
    modelId: ['Crown'],
    auctionDate: ['2026-11-24'],
    chassisId: ['C'],
    condition: ['4'],
    gearbox: ['AT'],
    color: ['Red'],
    status: ['4532'],
    auction: ['USS'],
    category: ['F'],
    subCategory: ['F>L'],
    steering: ['Left'],
    auctionDateFrom: '2026-11-20',
    auctionDateTo: '2026-11-30',
    lotNo: '1',
    equipement: 'roof',
    quick_search_parameter: 'chassis',
    quick_search_text: 'C',
    ...Object.fromEntries(
      ['year', 'mileage', 'engine', 'startPrice', 'finishPrice', 'hour'].flatMap((name) => [
        [`${name}From`, 1],
        [`${name}To`, 2],
      ]),
    ),
  })
  expect(requestOfFilters({ ...emptyFilters, year: { from: null, to: 2024 } })).toEqual({ yearTo: 2024 })
})

test('a combined search names its field, and searches lot numbers otherwise', () => {
  expect(readQuickSearch('model-Crown')).toEqual({ field: 'model', text: 'Crown' })
  expect(readQuickSearch(' 1001 ')).toEqual({ field: 'lot_no', text: '1001' })
  expect(readQuickSearch('equip- roof ')).toEqual({ field: 'equip', text: 'roof' })
  expect(readQuickSearch('modelCrown')).toEqual({ field: 'lot_no', text: 'modelCrown' })
  expect([readQuickSearch(''), readQuickSearch(' '), readQuickSearch('chassis- ')]).toEqual([
    null,
    null,
    null,
  ])
  expect(writeQuickSearch({ field: 'chassis', text: 'AGH' })).toBe('chassis-AGH')
})

test('equipment words are compared in capitals, without duplicates', () => {
  expect(equipmentWords(' roof, Navi;ROOF/abs\tnavi ')).toEqual(['ROOF', 'NAVI', 'ABS'])
  expect(equipmentWords('')).toEqual([])
})
