import { type LotCondition, never } from '@seriba/domain/import-rules/lot-condition'
import { fuels } from '@seriba/domain/landed-cost/tables'
import { type LotToCompare, similarityCriteriaOf } from '@seriba/domain/lots/evidence/likeness'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { wantedOn } from '@seriba/server-catalogue/facets-of-page'
import { filterMetadata } from '@seriba/server-catalogue/filter-metadata'
import type { LotFilters, LotSearch } from '@seriba/server-catalogue/lot-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownLot, searchNow } from './known-lots.ts'
import { lotFilters, lotQueries } from './lot-queries.ts'
import { plainLotSearch } from './plain-lot-search.ts'

type LotFacts = Partial<Omit<LotToCompare, 'chassisCode'>> & { chassis?: string }

/**
 * What every way of searching lots must satisfy, by `part` of the random searches. `lots` is filled before the tests
 * run.
 */
export function testLotSearch(
  lots: readonly KnownLot[],
  searchAt: (now: Date) => LotSearch,
  { part = 1 }: { part?: number } = {},
) {
  test('finds what a plain filter over all lots finds, in the same order', async () => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    await fc.assert(
      fc.asyncProperty(lotQueries, async (query) => {
        expect(await search.search(query)).toEqual(await plain.search(query))
      }),
      { numRuns: Math.ceil(400 * part) },
    )
  })

  test('tells what lots went for, as a plain look at all does', async () => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    await fc.assert(
      fc.asyncProperty(lotFilters, async (filters) => {
        expect(await search.soldPrices('stats', filters)).toEqual(await plain.soldPrices('stats', filters))
      }),
      { numRuns: Math.ceil(60 * part) },
    )
  })

  test('counts options and bounds without the facet’s own filter, as a plain count does', async () => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    const page = fc.constantFrom(...allPageTypes)
    await fc.assert(
      fc.asyncProperty(page, lotFilters, async (pageType, filters) => {
        expect(await search.facets(pageType, filters)).toEqual(await plain.facets(pageType, filters))
      }),
      { numRuns: Math.ceil(100 * part) },
    )
  })

  test('writes what the filters of a page offer as they are made of a plain count', async () => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    const page = fc.constantFrom(...allPageTypes)
    await fc.assert(
      fc.asyncProperty(page, lotFilters, async (pageType, filters) => {
        const facets = await plain.facets(pageType, filters, wantedOn(pageType))
        const offered = filterMetadata(pageType, facets, await plain.total(pageType), searchNow)
        expect(JSON.parse(await search.filterMetadata(pageType, filters))).toEqual({ result: offered })
      }),
      { numRuns: Math.ceil(60 * part) },
    )
  })

  test.each(allPageTypes)('says of the whole %s page what a plain count says', async (pageType) => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    expect(await search.total(pageType)).toBe(await plain.total(pageType))
    expect(await search.facets(pageType, {})).toEqual(await plain.facets(pageType, {}))
    for (const text of ['a', 'LP', "driver'", '☂', '%', '_', '']) {
      expect(await search.modelsLike(pageType, text)).toEqual(await plain.modelsLike(pageType, text))
    }
    for (const text of ['g', 'GRS182', 'grs182-001', 'Z', '%', '']) {
      expect(await search.chassisLike(pageType, text)).toEqual(await plain.chassisLike(pageType, text))
    }
  })

  test('takes average prices from comparable lots, as a plain look at all does', async () => {
    const search = searchAt(searchNow)
    const ids = lots.map(({ id }) => id)
    const averages = await search.averagePrices(ids)
    expect(averages).toEqual(await plainLotSearch(lots, searchNow).averagePrices(ids))
    expect([...averages.values()].filter((price) => price !== null).length).toBeGreaterThan(0)
    expect(await search.averagePrices([])).toEqual(new Map())
  })

  test('finds the lots that are like each lot, and those of the same chassis, as a plain look at all does', async () => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    let [sales, ofTrim, seenBefore] = [0, 0, 0]
    for (const { record } of lots) {
      const {
        kind = 'car',
        maker = '',
        model = '',
        chassis = '',
        condition = '',
        grade = '',
      } = record as LotFacts
      const [chassisCode = ''] = chassis.split('-')
      const { year = null, mileage = null } = record as LotFacts
      const own = { kind, maker, model, chassisCode, condition, year, mileage, grade }
      const like = similarityCriteriaOf(own)
      if (like === null) continue
      for (const asked of [like, { ...like, mileage: null }, { ...like, years: null, ranks: null }]) {
        const found = await search.likeLots(asked)
        expect({ asked, found }).toEqual({ asked, found: await plain.likeLots(asked) })
        sales += found.sales.length
        ofTrim += found.sales.filter((sale) => sale.ofTrim).length
      }
      const sought = { kind: like.kind, maker, model, chassis }
      const same = await plain.sameChassis(sought)
      const ids = await search.sameChassis(sought)
      expect({ sought, ids: ids.filter((id) => same.includes(id)) }).toEqual({ sought, ids: same })
      seenBefore += same.length
    }
    expect(ofTrim).toBeGreaterThan(0)
    expect(sales).toBeGreaterThan(ofTrim)
    expect(seenBefore).toBeGreaterThan(0)
  })

  test('knows the fuel that each car’s texts name', async () => {
    const search = searchAt(searchNow)
    const plain = plainLotSearch(lots, searchNow)
    let named = 0
    for (const fuel of fuels) {
      const isOfFuel: LotCondition = { fact: 'fuel', in: [fuel] }
      const destination: LotFilters['destination'] = {
        by: { fits: [isOfFuel], doesNotFit: [{ either: [[isOfFuel]], not: true }], cannotTell: [never] },
        chosen: ['fits'],
      }
      for (const pageType of ['car-auction', 'stats'] as const) {
        const query = { pageType, filters: { destination }, sort: null, page: 1, pageSize: 500 }
        const found = await plain.search(query)
        expect({ fuel, found: await search.search(query) }).toEqual({ fuel, found })
        named += found.ids.length > 0 ? 1 : 0
      }
    }
    expect(named).toBeGreaterThan(fuels.length)
  })

  test('answers what is not wanted empty', async () => {
    const search = searchAt(searchNow)
    const { total, options, bounds } = await search.facets(
      'car-auction',
      {},
      { facets: ['condition'], bounds: ['year'] },
    )
    expect(total).toBe(await search.total('car-auction'))
    expect(options).toMatchObject({ maker: [], condition: expect.arrayContaining([expect.anything()]) })
    expect(bounds).toMatchObject({ year: [2015, 2018], mileage: null })
  })

  test('moves lots to the statistics when their Japanese day is over', async () => {
    const tomorrow = searchAt(new Date('2026-11-25T00:00:00+09:00'))
    const before = searchAt(new Date('2026-11-24T23:59:59+09:00'))
    const today = jstDay(searchNow)
    const moved = lots.filter(
      ({ record, at }) => record.kind === 'car' && at !== null && jstDay(at) === today,
    )
    expect((await tomorrow.total('stats')) - (await before.total('stats'))).toBe(moved.length)
    expect(moved.length).toBeGreaterThan(0)
  })
}
