import type { LotFilterQuery, PriceFigures } from '@seriba/contracts/lot-filters'
import { noPrices, priceFigures } from '@seriba/domain/lots/price-figures'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Db } from '../lib/db.ts'
import { filtersOf } from './filters-of.ts'
import type { LotFilters, LotQuery } from './lot-search.ts'

/** Prices of so many lots are read one by one; of more, only those at the ends and in the middle. */
const mostRead = 20_000

/** What the lots of a search went for. */
export async function showPriceFigures(
  { db, lotSearch }: Pick<AppContext, 'db' | 'lotSearch'>,
  query: LotFilterQuery,
  most = mostRead,
): Promise<PriceFigures> {
  const { pageType } = query
  const filters = onlySold(filtersOf(query))
  const { total } = await lotSearch.facets(pageType, filters, { facets: [], bounds: [] })
  if (total === 0) return noPrices
  const pricesAt = async (page: number, pageSize: number) => {
    const sort: LotQuery['sort'] = { sort: 'soldPrice', order: 'ASC' }
    const { ids } = await lotSearch.search({ pageType, filters, sort, page, pageSize })
    return pricesOf(db, ids)
  }
  if (total <= most) return priceFigures(await pricesAt(1, most))
  const [[lowest = null], [median = null], [highest = null]] = await Promise.all([
    pricesAt(1, 1),
    pricesAt(Math.ceil(total / 2), 1),
    pricesAt(total, 1),
  ])
  return { ...noPrices, sold: total, lowest, median, highest }
}

/** A lot without a price is in no range of prices. */
function onlySold({ ranges, ...filters }: LotFilters): LotFilters {
  const { from = null, to = null } = ranges?.finishPrice ?? {}
  return { ...filters, ranges: { ...ranges, finishPrice: { from: from ?? 1, to } } }
}

async function pricesOf(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ prices: number[] }>`
    select coalesce(array_agg(sold_price order by sold_price), '{}') as prices
    from lots where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows[0]?.prices ?? []
}
