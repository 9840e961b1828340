import { emptyFilters, type Filters, readFilters } from './filters.ts'
import { type Sort, sortOrders } from './listing.ts'
import { pageFilters, rangesOf } from './page-filters.ts'
import type { PageType } from './page-types.ts'

const always = ['maker', 'model', 'lotNo'] as const
const dates = ['date', 'dateFrom', 'dateTo'] as const

/** The names of all filters by which a page can narrow its lots. */
function filterNamesOf(pageType: PageType): (keyof Filters)[] {
  const page = pageFilters[pageType]
  return [
    ...always,
    ...(page.dates ? dates : []),
    ...rangesOf(pageType),
    ...page.more,
    ...(page.equipment ? (['equipment'] as const) : []),
    'search',
  ]
}

/** Filters without those that a page does not have: a link from another page only carries over what fits. */
export function filtersOfPage(filters: Filters, pageType: PageType): Filters {
  const names = filterNamesOf(pageType)
  const search = filters.search && pageFilters[pageType].search.includes(filters.search.field)
  const fitting = Object.fromEntries(names.map((name) => [name, filters[name]]))
  return { ...emptyFilters, ...fitting, search: search ? filters.search : null }
}

/** What an address asks of a page; anything that the page does not have is ignored. */
export const readSearch = (query: URLSearchParams, pageType: PageType) => ({
  filters: filtersOfPage(readFilters(query), pageType),
  sort: readSort(query, pageType),
})

function readSort(query: URLSearchParams, pageType: PageType): Sort | null {
  const sort = pageFilters[pageType].sorts.find((key) => key === query.get('sort'))
  const order = sortOrders.find((known) => known === query.get('order'))
  return sort ? { sort, order: order ?? 'ASC' } : null
}
