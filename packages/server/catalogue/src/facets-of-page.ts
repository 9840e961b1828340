import type { ListFilter } from '@seriba/domain/lots/filters'
import { hasSales, pageFilters, rangesOf } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { FacetName, LotFilters, Wanted } from './lot-search.ts'

/** The facet behind a page's filter: an auction is one day's sale, or a hall on any day (DEC36). */
export function facetOf(pageType: PageType, filter: ListFilter): FacetName {
  if (filter === 'auction') return hasSales(pageType) ? 'sale' : 'hall'
  return filter === 'date' ? 'day' : filter
}

/** What has to be counted for a page's filters. */
export const wantedOn = (pageType: PageType): Wanted => ({
  facets: [
    'maker',
    'model',
    ...(pageFilters[pageType].dates ? (['day'] as const) : []),
    ...pageFilters[pageType].more.map((filter) => facetOf(pageType, filter)),
  ],
  bounds: rangesOf(pageType),
})

/**
 * How many chassis codes are worth showing: for imported cars every number is one. Others can be found by searching.
 */
export const mostCodes = ({ models = [] }: LotFilters) => (models.length > 0 ? 500 : 50)
