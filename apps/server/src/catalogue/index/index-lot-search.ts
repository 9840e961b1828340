import { readSale } from '@seriba/domain/lots/auction-sale'
import type { PageType } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import type { AsyncLotIndex, Wanted as IndexWanted, Selection } from '@seriba/lot-index/query'
import {
  type Counted,
  everything,
  type LotFilters,
  type LotSearch,
  noFacets,
  type Wanted,
} from '../lot-search.ts'
import { mostCodes } from '../sql-facets.ts'
import { averagePrice, comparableTo } from './index-average.ts'
import { filtersFor, isBeyondIndex, scopeOf, searchedFor, sortFor } from './index-query.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { untilChanged } from './until-changed.ts'

const mostFound = 50

/** Searches in the index; `others` answers the few searches that it has no filter for, `kept` is told of changes. */
export function indexLotSearch(
  index: AsyncLotIndex<LotsSchema>,
  others: LotSearch,
  now: () => Date = () => new Date(),
  kept = untilChanged(),
): LotSearch {
  const page = (pageType: PageType) => scopeOf(pageType, jstDay(now()))

  const selectionOf = async (pageType: PageType, filters: LotFilters): Promise<Selection<LotNames>> => {
    const scope = [...page(pageType), ...searchedFor(filters)]
    return { scope, filters: filtersFor(await withSalesOfDays(pageType, filters)) }
  }

  /** Chosen days as their sales, where sales of other days are chosen too: any of them will do. */
  const withSalesOfDays = async (pageType: PageType, filters: LotFilters): Promise<LotFilters> => {
    const { days = [], sales = [] } = filters
    if (days.length === 0 || sales.length === 0) return filters
    const all = { scope: page(pageType), filters: filtersFor({ days }) }
    const { facets } = await index.count(
      { ...all, scope: [...all.scope, ...all.filters], filters: [] },
      { facets: ['sale'] },
    )
    const whole = (facets.sale ?? []).flatMap(([value]) => readSale(value) ?? [])
    return { ...filters, days: [], sales: [...sales, ...whole] }
  }

  const mostFrequent = async (
    column: 'model' | 'chassis',
    selection: Selection<LotNames>,
  ): Promise<Counted[]> => {
    const { facets } = await index.count(selection, { facets: [{ column, top: mostFound + 1 }] })
    return mostFirst(named(facets[column])).slice(0, mostFound)
  }

  return {
    // Asked with every listing and with every page of filters.
    total: (pageType) =>
      kept.keep(`${pageType} ${jstDay(now())}`, async () => {
        return (await index.count({ scope: page(pageType), filters: [] }, {})).total
      }),

    async search(query) {
      const { pageType, filters, sort, page: number, pageSize } = query
      if (isBeyondIndex(pageType, filters)) return others.search(query)
      return index.search({
        ...(await selectionOf(pageType, filters)),
        sort: sortFor(pageType, sort),
        offset: (number - 1) * pageSize,
        limit: pageSize,
      })
    },

    async facets(pageType, filters, wanted = everything) {
      if (isBeyondIndex(pageType, filters)) return others.facets(pageType, filters, wanted)
      const counted = await index.count(await selectionOf(pageType, filters), wantedOf(filters, wanted))
      const facets = noFacets()
      facets.total = counted.total
      for (const name of wanted.facets) facets.options[name] = named(counted.facets[name])
      facets.options.chassis = firstOf(facets.options.chassis, mostCodes(filters))
      for (const name of wanted.bounds) facets.bounds[name] = counted.bounds[name] ?? null
      return facets
    },

    async soldPrices(pageType, filters) {
      if (isBeyondIndex(pageType, filters)) return others.soldPrices(pageType, filters)
      const { numbers, counts } = await index.frequencies(await selectionOf(pageType, filters), 'finishPrice')
      return Array.from(numbers, (price, i) => [price, counts[i] ?? 0])
    },

    async averagePrices(ids) {
      const found = await index.medians({ ids, ...comparableTo(now()) })
      return new Map(ids.map((id, i) => [id, averagePrice(found[i])]))
    },

    modelsLike: (pageType, text) =>
      mostFrequent('model', { scope: [...page(pageType), ...searchedFor({ modelText: text })], filters: [] }),
    chassisLike: (pageType, text) =>
      mostFrequent('chassis', {
        scope: [...page(pageType), ...searchedFor({ chassisText: text.split('-')[0] })],
        filters: [],
      }),
  }
}

function wantedOf(filters: LotFilters, { facets, bounds }: Wanted): IndexWanted<LotNames> {
  return {
    facets: facets
      .filter((name) => filters.maker || name !== 'model')
      // One more, since the lots without a code are none of them.
      .map((name) => (name === 'chassis' ? { column: name, top: mostCodes(filters) + 1 } : name)),
    bounds: [...bounds],
  }
}

/** The empty value is nothing to choose. */
const named = (counted: [value: string, count: number][] = []): Counted[] =>
  counted.flatMap(([value, count]) => (value === '' ? [] : [{ value, count }]))

/** The most frequent, in the order of their values. */
const firstOf = (codes: readonly Counted[], most: number): Counted[] =>
  mostFirst(codes)
    .slice(0, most)
    .sort((a, b) => (a.value < b.value ? -1 : 1))

const mostFirst = (counted: readonly Counted[]) => counted.toSorted((a, b) => b.count - a.count)
