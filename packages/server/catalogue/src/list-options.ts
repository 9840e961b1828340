import type { FilterOption } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { optionsOf } from './filter-options.ts'
import type { FacetName, LotFilters, LotSearch } from './lot-search.ts'

/** The values of one facet on a page. */
export async function listOptions(
  search: LotSearch,
  pageType: PageType,
  facet: FacetName,
  filters: LotFilters = {},
): Promise<FilterOption[]> {
  const { options } = await search.facets(pageType, filters, { facets: [facet], bounds: [] })
  return optionsOf(facet, options[facet])
}

/** Found by part of the name: the most frequent stay first. */
export async function findOptions(
  found: Promise<{ value: string; count: number }[]>,
): Promise<FilterOption[]> {
  return (await found).map(({ value, count }) => ({ value, label: value, counter: count }))
}
