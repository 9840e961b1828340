import type { LotFilterQuery, PriceFigures } from '@seriba/contracts/lot-filters'
import { priceFigures } from '@seriba/domain/lots/price-figures'
import { filtersOf } from './filters-of.ts'
import { assertDestinationFits } from './for-destination.ts'
import type { LotSearch } from './lot-search.ts'

/** Sold prices of the lots that a search finds. */
export async function showPriceFigures(search: LotSearch, query: LotFilterQuery): Promise<PriceFigures> {
  assertDestinationFits(query)
  return priceFigures(await search.soldPrices(query.pageType, filtersOf(query)))
}
