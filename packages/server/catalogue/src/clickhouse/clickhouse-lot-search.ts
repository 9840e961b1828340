import { filters as contract } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { serializerFor } from '@seriba/server-kit/serialized-json'
import { wantedOn } from '../facets-of-page.ts'
import { filterMetadata } from '../filter-metadata.ts'
import { byCountDesc, byName, facetsOf } from '../index/index-facets.ts'
import { waitForChange } from '../index/wait-for-change.ts'
import { type Counted, type LotFilters, type LotSearch, noFilter } from '../lot-search.ts'
import type { Clickhouse } from './clickhouse.ts'
import { countSql, facetsSql, type LotTable, mostFrequentSql, rowNames } from './facets-sql.ts'
import { readCounts } from './read-counts.ts'
import { parseSearchResult, searchSql } from './search-sql.ts'
import { isBeyondColumns, selectionOf, whereOf } from './selection.ts'

const mostFound = 50
const writeFilters = serializerFor(contract)

type Options = {
  clickhouse: Clickhouse
  table: LotTable
  /**
   * Answers questions about single lots, whose rows are next to each other in its indexes and scattered here: average
   * prices, similar lots, and the same chassis, as well as machines' serial numbers.
   */
  others: LotSearch
  now?: () => Date
  /** Notified of changes, since whole pages are requested all the time. */
  kept?: ReturnType<typeof waitForChange>
}

/** Searches in a ClickHouse table, each question in one statement. */
export function clickhouseLotSearch({
  clickhouse,
  table,
  others,
  now = () => new Date(),
  kept = waitForChange(),
}: Options): LotSearch {
  const page = (pageType: PageType, filters: LotFilters = {}) => selectionOf(pageType, jstDay(now()), filters)
  const total = (pageType: PageType) =>
    kept.keep(`${pageType} ${jstDay(now())}`, async () => {
      return readCounts(await clickhouse.rows(countSql(table, rowNames.page, page(pageType)))).page
    })

  const mostFrequent = async (
    column: 'model' | 'chassis',
    pageType: PageType,
    like: LotFilters,
  ): Promise<Counted[]> => {
    const top = { column, top: mostFound + 1 }
    const where = whereOf(page(pageType, like))
    const { counted } = readCounts(await clickhouse.rows(mostFrequentSql(table, where, top)))
    return byCountDesc(byName(counted.facets[column])).slice(0, mostFound)
  }

  return {
    total,

    async search(query) {
      if (isBeyondColumns(query.pageType, query.filters)) return others.search(query)
      return parseSearchResult(await clickhouse.rows(searchSql(table.name, query, now())))
    },

    async facets(pageType, filters, wanted = noFilter) {
      if (isBeyondColumns(pageType, filters)) return others.facets(pageType, filters, wanted)
      const sql = facetsSql(table, page(pageType, filters), filters, wanted)
      const { counted, byVerdict } = readCounts(await clickhouse.rows(sql))
      return facetsOf(counted, filters, wanted, byVerdict)
    },

    async filterMetadata(pageType, filters) {
      if (isBeyondColumns(pageType, filters)) return others.filterMetadata(pageType, filters)
      const wanted = wantedOn(pageType)
      const counted = facetsSql(table, page(pageType, filters), filters, wanted)
      const all = countSql(table, rowNames.page, page(pageType))
      const counts = readCounts(await clickhouse.rows(`${counted} union all ${all}`))
      const facets = facetsOf(counts.counted, filters, wanted, counts.byVerdict)
      return writeFilters(filterMetadata(pageType, facets, counts.page, now()))
    },

    async soldPrices(pageType, filters) {
      if (isBeyondColumns(pageType, filters)) return others.soldPrices(pageType, filters)
      const rows = await clickhouse.rows(`select finishPrice, count() as lots from ${table.name} final
        where ${whereOf(page(pageType, filters))} and ifNull(finishPrice > 0, 0)
        group by finishPrice order by finishPrice`)
      return rows.map(([price, lots]) => [Number(price), Number(lots)])
    },

    averagePrices: (ids) => others.averagePrices(ids),
    likeLots: (like) => others.likeLots(like),
    sameChassis: (sought) => others.sameChassis(sought),

    modelsLike: (pageType, text) => mostFrequent('model', pageType, { modelText: text }),
    chassisLike: (pageType, text) =>
      mostFrequent('chassis', pageType, { chassisText: text.split('-')[0] ?? '' }),
  }
}
