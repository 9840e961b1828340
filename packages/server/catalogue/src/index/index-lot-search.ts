import { readSale } from '@seriba/domain/lots/auction-sale'
import type { PageType } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import type { Selection } from '@seriba/lot-index/query'
import { hasEndedLast } from '../lot-order.ts'
import { type Counted, type LotFilters, type LotSearch, noFilter } from '../lot-search.ts'
import { verdictCounts } from './destination-filter.ts'
import { averagePrice, similarLots } from './index-average.ts'
import { byCountDesc, byName, facetsOf, wantedOf } from './index-facets.ts'
import {
  filtersFor,
  isBeyondIndex,
  partsByEnd,
  resolveScope,
  resolveSort,
  searchedFor,
} from './index-query.ts'
import { indexSameChassis, indexSimilarLots } from './index-similar-lots.ts'
import type { LotsIndex } from './lot-answers.ts'
import type { LotNames } from './lots-schema.ts'
import { searchParts } from './search-parts.ts'
import { waitForChange } from './wait-for-change.ts'

const mostFound = 50

/**
 * Searches in the index; `others` answers the few searches that it has no filter for, and `kept` is notified of
 * changes.
 */
export function indexLotSearch(
  index: LotsIndex,
  others: LotSearch,
  now: () => Date = () => new Date(),
  kept = waitForChange(),
): LotSearch {
  const page = (pageType: PageType) => resolveScope(pageType, jstDay(now()))

  const selectionOf = async (pageType: PageType, filters: LotFilters): Promise<Selection<LotNames>> => {
    const scope = [...page(pageType), ...searchedFor(filters)]
    return { scope, filters: filtersFor(await withSalesOfDays(pageType, filters)) }
  }

  /** Selected days as their sales, if sales on other days are selected too: any of them matches. */
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
    return byCountDesc(byName(facets[column])).slice(0, mostFound)
  }

  /** Requested with every listing and every page of filters. */
  const total = (pageType: PageType) =>
    kept.keep(`${pageType} ${jstDay(now())}`, async () => {
      return (await index.count({ scope: page(pageType), filters: [] }, {})).total
    })

  return {
    total,

    async search(query) {
      const { pageType, filters, sort, page: number, pageSize } = query
      if (isBeyondIndex(pageType, filters)) return others.search(query)
      const selection = await selectionOf(pageType, filters)
      const asked = {
        sort: resolveSort(pageType, sort),
        offset: (number - 1) * pageSize,
        limit: pageSize,
      }
      return hasEndedLast(pageType, sort)
        ? searchParts(index, selection, partsByEnd(now()), asked)
        : index.search({ ...selection, ...asked })
    },

    async facets(pageType, filters, wanted = noFilter) {
      if (isBeyondIndex(pageType, filters)) return others.facets(pageType, filters, wanted)
      const selection = await selectionOf(pageType, filters)
      const { destination } = filters
      const asked =
        destination && wanted.facets.includes('destination')
          ? verdictCounts(selection, destination, async (of) => (await index.count(of, {})).total)
          : []
      const [counted, ...byVerdict] = await Promise.all([
        index.count(selection, wantedOf(filters, wanted)),
        ...asked.map(async ({ value, count }) => ({ value, count: await count })),
      ])
      return facetsOf(counted, filters, wanted, byVerdict)
    },

    async filterMetadata(pageType, filters) {
      if (isBeyondIndex(pageType, filters)) return others.filterMetadata(pageType, filters)
      const [selection, all] = await Promise.all([selectionOf(pageType, filters), total(pageType)])
      const question = { pageType, filters, selection, total: all, now: now() }
      return index.ask('filterMetadata', question, selection)
    },

    async soldPrices(pageType, filters) {
      if (isBeyondIndex(pageType, filters)) return others.soldPrices(pageType, filters)
      const { numbers, counts } = await index.frequencies(await selectionOf(pageType, filters), 'finishPrice')
      return Array.from(numbers, (price, i) => [price, counts[i] ?? 0])
    },

    async averagePrices(ids) {
      const found = await index.medians({ ids, ...similarLots(now()) })
      return new Map(ids.map((id, i) => [id, averagePrice(found[i])]))
    },

    likeLots: (like) => indexSimilarLots(index, like, now()),
    sameChassis: (sought) => indexSameChassis(index, sought),

    modelsLike: (pageType, text) =>
      mostFrequent('model', { scope: [...page(pageType), ...searchedFor({ modelText: text })], filters: [] }),
    chassisLike: (pageType, text) =>
      mostFrequent('chassis', {
        scope: [...page(pageType), ...searchedFor({ chassisText: text.split('-')[0] })],
        filters: [],
      }),
  }
}
