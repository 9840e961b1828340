import type { LotFilterQuery, PriceFigures } from '@seriba/contracts/lot-filters'
import { priceFigures } from '@seriba/domain/lots/price-figures'
import { filtersOf } from './filters-of.ts'
import type { LotSearch } from './lot-search.ts'

/** What the lots of a search went for. */
export async function showPriceFigures(search: LotSearch, query: LotFilterQuery): Promise<PriceFigures> {
  return priceFigures(await search.soldPrices(query.pageType, filtersOf(query)))
}
