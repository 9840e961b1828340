import type { FilterGroup } from '@seriba/contracts/lot-filters'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { rangesOf } from '@seriba/domain/lots/page-filters'
import { allPageTypes, type PageType } from '@seriba/domain/lots/page-types'
import { addDays, jstDay, nextAuctionDays, startOfJstDay } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const today = jstDay(Date.now())
const noonOf = (day: string) => new Date(startOfJstDay(day).getTime() + 12 * 3_600_000)
let browser: Browser

beforeAll(async () => {
  browser = await server.signInAs(await aClient(server.db))
})

const get = async (path: string, query = {}) => (await browser.get(path, query)).json().result

async function group<T extends FilterGroup['type']>(pageType: PageType, type: T, query = {}) {
  const { filters } = await get(`/${pageType}/filters`, query)
  return filters.find((some: FilterGroup) => some.type === type) as Extract<FilterGroup, { type: T }>
}

async function additional(pageType: PageType, type: string, query = {}) {
  const { filters } = await group(pageType, 'additional', query)
  return filters.find((some) => some.type === type)?.options ?? []
}

test.each(allPageTypes)('the filters of the %s page start with maker and model', async (pageType) => {
  const answer = await get(`/${pageType}/filters`)
  expect(answer.filters.slice(0, 2).map(({ type }: FilterGroup) => type)).toEqual(['maker', 'model'])
  expect(answer.filters.at(-1).type).toBe('additional')
  expect(answer.totalSearchResults).toBe(answer.totalResults)
})

test('each option shows how many lots it would give while all other filters stay', async () => {
  const lot = (color: string, condition: string) =>
    aLot(server.db, { maker: 'Facet', model: 'One', color, condition, start_price: 120_000 })
  for (const [color, condition] of [
    ['Pearl', '4'],
    ['Pearl', 'S'],
    ['Black', 'S'],
    ['Black', 'S'],
  ] as const)
    await lot(color, condition)
  const query = { makerId: 'Facet', color: 'Pearl' }
  expect(await additional('car-auction', 'color', query)).toEqual([
    { value: 'Black', label: 'Black', counter: 2 },
    { value: 'Pearl', label: 'Pearl', counter: 2 },
  ])
  expect(await additional('car-auction', 'condition', query)).toEqual([
    { value: 'S', label: 'S', counter: 1 },
    { value: '4', label: '4', counter: 1 },
  ])
  expect((await get('/car-auction/filters', query)).totalSearchResults).toBe(2)
})

test('ranges span the values of the remaining lots, each with its step', async () => {
  await aLot(server.db, { maker: 'Ranged', year: 2001, mileage: 7000, start_price: 0, sold_price: 0 })
  await aLot(server.db, { maker: 'Ranged', year: 2005, mileage: null, start_price: 90_000 })
  const { filters } = await get('/car-auction/filters', {
    makerId: 'Ranged',
    yearFrom: 2004,
    mileageTo: 8000,
  })
  const ranges = filters.filter(({ type }: FilterGroup) => type === 'range')
  expect(ranges).toEqual([{ type: 'range', name: 'year', min: 2001, max: 2001, step: 1 }])
  const all = await get('/car-auction/filters', { makerId: 'Ranged' })
  expect(all.filters.filter(({ type }: FilterGroup) => type === 'range')).toEqual([
    { type: 'range', name: 'year', min: 2001, max: 2005, step: 1 },
    { type: 'range', name: 'mileage', min: 7000, max: 7000, step: 1000 },
    { type: 'range', name: 'startPrice', min: 90_000, max: 90_000, step: 10_000 },
  ])
  expect(rangesOf('car-auction')).toContain('engine')
})

test('dates are shown as chips with the weekday, and range from 3 years ago to 1 year ahead', async () => {
  await aLot(server.db, { maker: 'Dated', auction_at: noonOf(addDays(today, 2)) })
  const { options } = await group('car-auction', 'date', { makerId: 'Dated' })
  expect(options).toMatchObject([{ value: addDays(today, 2), counter: 1 }])
  expect(options[0]?.label).toMatch(/^\d\d\/\d\d \((Sun|Mon|Tue|Wed|Thu|Fri|Sat)\)$/)
  const { min, max } = await group('car-auction', 'dateRange')
  expect([min.slice(0, 4), max.slice(0, 4)]).toEqual([
    String(Number(today.slice(0, 4)) - 3),
    String(Number(today.slice(0, 4)) + 1),
  ])
  expect((await get('/stock/filters')).filters.map(({ type }: FilterGroup) => type)).not.toContain('date')
})

test('an auction means one day’s sale on live pages and a hall in statistics', async () => {
  const at = noonOf(addDays(today, 1))
  await aLot(server.db, { maker: 'Sales', auction: 'Hall X', auction_at: at })
  await aLot(server.db, { maker: 'Sales', auction: 'Hall X', auction_at: noonOf(addDays(today, -9)) })
  const day = addDays(today, 1)
  const [live] = await additional('car-auction', 'auction', { makerId: 'Sales' })
  expect(live).toEqual({
    value: `Hall X@${day}`,
    label: `Hall X (${day.slice(5, 7)}/${day.slice(8)})`,
    counter: 1,
  })
  expect(await additional('stats', 'auction', { makerId: 'Sales' })).toEqual([
    { value: 'Hall X', label: 'Hall X', counter: 1 },
  ])
  const found = await get('/car-auction/listing', { makerId: 'Sales', auction: live?.value })
  expect(found.pageInfo.totalSearchResults).toBe(1)
})

test('statuses have the halls’ names and are sorted by their codes', async () => {
  await aLot(server.db, { maker: 'Ended', status: lotStatus.soldNego })
  await aLot(server.db, { maker: 'Ended', status: lotStatus.ongoing })
  expect(await additional('car-auction', 'status', { makerId: 'Ended' })).toEqual([
    { value: '4531', label: 'Ongoing', counter: 1 },
    { value: '4534', label: 'Sold (nego)', counter: 1 },
  ])
})

describe('makers, models, and chassis codes', () => {
  beforeAll(async () => {
    await aLot(server.db, { maker: 'Mazda', model: 'Savanna RX-7', chassis: 'FC3S-100001' })
    await aLot(server.db, { maker: 'Mazda', model: 'Savanna RX-7', chassis: 'FC3S-100002' })
    await aLot(server.db, { maker: 'Mazda', model: 'Roadster', chassis: 'NA6CE-1' })
  })

  test.each(['makers', 'maker'])('are listed with their lots for the page’s %s', async (path) => {
    expect(await get(`/car-auction/${path}`)).toContainEqual({ value: 'Mazda', label: 'Mazda', counter: 3 })
  })

  test.each(['models?id=Mazda', 'models?name=Mazda', 'model?id=Mazda'])('are listed for %s', async (path) => {
    expect(await get(`/car-auction/${path}`)).toEqual([
      { value: 'Roadster', label: 'Roadster', counter: 1 },
      { value: 'Savanna RX-7', label: 'Savanna RX-7', counter: 2 },
    ])
  })

  test('of imported cars, where every number is a code, are offered in part and all found by search', async () => {
    const numbers = Array.from({ length: 60 }, (_, i) => `WVW${100 + i}`)
    for (const chassis of numbers) await aLot(server.db, { maker: 'Volkswagen', model: 'Golf', chassis })
    const offered = async (query: Record<string, string>) =>
      (await additional('car-auction', 'chassis', query)).length
    expect(await offered({ makerId: 'Volkswagen' })).toBe(50)
    expect(await offered({ makerId: 'Volkswagen', modelId: 'Golf' })).toBe(60)
    expect(await get('/car-auction/filter-chassis', { search_chassis: 'WVW159' })).toHaveLength(1)
  })

  test('can be found across makers by part of a name or the beginning of a code', async () => {
    const savanna = [{ value: 'Savanna RX-7', label: 'Savanna RX-7', counter: 2 }]
    expect(await get('/car-auction/filter-model', { search_model: 'rx-' })).toEqual(savanna)
    expect(await get('/car-auction/filter-chassis', { search_chassis: 'fc3' })).toEqual([
      { value: 'FC3S', label: 'FC3S', counter: 2 },
    ])
    const attributes = await get('/car-auction/filter-attributes', { quick_search_model: 'rx-' })
    expect(attributes).toMatchObject({ model: savanna, totalSearchResults: 2 })
    expect(attributes.maker).toEqual([{ value: 'Mazda', label: 'Mazda', counter: 2 }])
    const coded = await get('/car-auction/filter-attributes', { quick_search_chassis: 'na6' })
    expect(coded.chassis).toEqual([{ value: 'NA6CE', label: 'NA6CE', counter: 1 }])
  })
})

describe('the auction schedule', () => {
  test('has six days from Monday without Sunday, each with its auctions and their lots', async () => {
    const days = nextAuctionDays(today)
    const [first = '', second = ''] = days
    await aLot(server.db, { kind: 'machinery', auction: 'ARAI Oyama', auction_at: noonOf(second) })
    await aLot(server.db, { kind: 'machinery', auction: 'ARAI Oyama', auction_at: noonOf(second) })
    const schedule = await get('/site/auction-list', { type: 'machinery' })
    const { dayList } = await get('/site/week-days')
    expect(dayList.map(({ label }: { label: string }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ])
    expect(Object.keys(schedule)).toEqual(dayList.map(({ value }: { value: string }) => value))
    expect(Object.keys(schedule).sort()).toEqual([...days].sort())
    expect(schedule[first]).toEqual([])
    expect(schedule[second]).toEqual([
      {
        id: `ARAI Oyama@${second}`,
        name: 'ARAI Oyama',
        label: 2,
        value: 'ARAI Oyama',
        counter: 2,
        date: second,
      },
    ])
  })

  test('counts the lots that match the filters, and keeps auctions that have none', async () => {
    const [, , third = ''] = nextAuctionDays(today)
    await aLot(server.db, { kind: 'bike', auction: 'BDS Kanto', auction_at: noonOf(third), maker: 'Honda' })
    await aLot(server.db, { kind: 'bike', auction: 'BDS Kanto', auction_at: noonOf(third), maker: 'Suzuki' })
    const countUnder = async (filters: Record<string, string>) => {
      const schedule = await get('/site/auction-list', { type: 'bikes', ...filters })
      return schedule[third].map(({ counter }: { counter: number }) => counter)
    }
    expect(await countUnder({})).toEqual([2])
    expect(await countUnder({ makerId: 'Honda', auction: `BDS Kanto@${third}` })).toEqual([1])
    expect(await countUnder({ makerId: 'Nobody' })).toEqual([0])
  })

  test('for machinery is also available to users who see only its statistics, but no other kind’s is', async () => {
    const user = await aClient(server.db, { permissions: { machineryView: false, bikeView: false } })
    const analyst = await server.signInAs(user)
    expect((await analyst.get('/site/auction-list', { type: 'machinery' })).statusCode).toBe(200)
    expect((await analyst.get('/site/auction-list', { type: 'bikes' })).statusCode).toBe(403)
  })
})

test('machinery categories list their subcategories with counts', async () => {
  const details = (category: string, subcategory?: string) => JSON.stringify({ category, subcategory })
  await aLot(server.db, { kind: 'machinery', details: details('Loaders', 'Wheel') })
  await aLot(server.db, { kind: 'machinery', details: details('Loaders', 'Skid steer') })
  await aLot(server.db, { kind: 'machinery', details: details('Loaders', 'Skid steer') })
  await aLot(server.db, { kind: 'machinery', details: details('Rollers') })
  expect(await get('/machinery/category-list')).toEqual([
    {
      category: { label: 'Loaders', value: 'Loaders' },
      subcategories: [
        { id: 'Loaders>Skid steer', name: 'Skid steer', count: 2 },
        { id: 'Loaders>Wheel', name: 'Wheel', count: 1 },
      ],
    },
    { category: { label: 'Rollers', value: 'Rollers' }, subcategories: [] },
  ])
  expect((await get('/machinery/listing', { subCategory: 'Wheel' })).pageInfo.totalSearchResults).toBe(1)
  expect((await browser.get('/bikes/category-list')).statusCode).toBe(422)
})

test('a subcategory belongs to one category, but an old link includes every category that has it', async () => {
  const details = (category: string) => JSON.stringify({ category, subcategory: 'Large' })
  await aLot(server.db, { kind: 'machinery', details: details('Forklift') })
  await aLot(server.db, { kind: 'machinery', details: details('Dozer') })
  const found = async (subCategory: string) =>
    (await get('/machinery/listing', { subCategory })).pageInfo.totalSearchResults
  expect(await found('Forklift>Large')).toBe(1)
  expect(await found('Large')).toBe(2)
  const { filters } = await get('/machinery/filters', {})
  const { options } = filters.find(({ type }: { type: string }) => type === 'additional').filters[1]
  expect(options).toEqual(
    expect.arrayContaining([
      { value: 'Dozer>Large', label: 'Large', counter: 1 },
      { value: 'Forklift>Large', label: 'Large', counter: 1 },
    ]),
  )
})

test('a machine is found by the beginning of its serial number, just as a car is by its chassis', async () => {
  const details = JSON.stringify({ serial: 'PC30MR-21' })
  const lot = await aLot(server.db, { kind: 'machinery', maker: 'Serial', chassis: '', details })
  const found = await get('/machinery/listing', {
    quick_search_parameter: 'chassis',
    quick_search_text: 'pc30mr-2',
  })
  expect(found.mechList).toMatchObject([{ id: String(lot.id), serial: 'PC30MR-21' }])
})

test('the offered conditions are the page’s own, best first', async () => {
  for (const condition of ['R', '4', 'S', 'B+']) await aLot(server.db, { kind: 'stock', condition })
  const list = await get('/site/condition-list', { type: 'stock' })
  expect(list.map(({ value }: { value: string }) => value)).toEqual(['S', '4', 'R', 'B+'])
  expect(await get('/car-auction/steering')).toEqual([
    { value: 'Right', label: 'Right' },
    { value: 'Left', label: 'Left' },
  ])
})

test.each([
  ['auctionDate', '2026-02-31'],
  ['auctionDateFrom', 'tomorrow'],
  ['auctionDateTo', '9999-12-31'],
  ['yearFrom', 'x'],
  ['quick_search_parameter', 'price'],
])('an invalid %s is refused and named', async (field, value) => {
  const response = await browser.get('/car-auction/filters', { [field]: value })
  expect(response.statusCode).toBe(422)
  expect(response.json().message).toHaveProperty(field)
})

test.each([
  { status: '9'.repeat(19) },
  { yearFrom: '1000000000000' },
  { modelId: "Driver's % _ \\ ☂" },
  { equipement: '%; _ )' },
  { chassisId: '-' },
  { auctionDateFrom: '1000-01-01', auctionDateTo: '2999-12-31' },
  { auction: '@2026-11-24' },
  { quick_search_text: '' },
])('searching for %o works and breaks nothing', async (query) => {
  const { totalSearchResults } = await get('/stats/filters', query)
  expect(totalSearchResults).toBeGreaterThanOrEqual(0)
})
