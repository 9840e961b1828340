import { ListingQuery } from '@seriba/contracts/catalogue'
import { requestOfFilters } from '@seriba/domain/lots/filter-request'
import { readSearch } from '@seriba/domain/lots/filters-of-page'
import type { PageType } from '@seriba/domain/lots/page-types'

/** A saved search's request, the way its listing would make it. */
export function lotQueryOf(params: string, pageType: PageType): ListingQuery {
  const { filters, sort } = readSearch(new URLSearchParams(params), pageType)
  return ListingQuery.parse({ ...requestOfFilters(filters), ...sort, pageType })
}
