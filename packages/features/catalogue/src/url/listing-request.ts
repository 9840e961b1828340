import { type FilterRequest, requestOfFilters } from '@seriba/domain/lots/filter-request'
import type { Filters } from '@seriba/domain/lots/filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { ListingState } from './listing-state.ts'

/** A page's filters as a request names them; filters that do not narrow anything are not sent. */
export const filterRequestOf = (pageType: PageType, filters: Filters) => ({
  pageType,
  ...requestOfFilters(filters),
})

/** The request for a state, with the names of 2§7.2. */
export function requestOf(pageType: PageType, { filters, sort, page }: ListingState, pageSize: number) {
  return { ...anyModel(pageType, requestOfFilters(filters)), pageType, ...sort, page, pageSize }
}

/** Car pages that ask for everything say so (2§7.1). */
function anyModel(pageType: PageType, request: FilterRequest): FilterRequest {
  const cars = pageTypes[pageType].rows === 'carsList'
  return cars && Object.keys(request).length === 0 ? { modelId: ['-1'] } : request
}
