import { type Filters, noFilters } from '@seriba/domain/lots/filters'
import { pageFilters, rangesOf } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'

const always = ['maker', 'model', 'lotNo'] as const
const dates = ['date', 'dateFrom', 'dateTo'] as const

/** The names of all filters that a page can narrow its lots by. */
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

/** Filters without those that a page does not have: a link from another page brings only what fits. */
export function filtersOfPage(filters: Filters, pageType: PageType): Filters {
  const names = filterNamesOf(pageType)
  const search = filters.search && pageFilters[pageType].search.includes(filters.search.field)
  const fitting = Object.fromEntries(names.map((name) => [name, filters[name]]))
  return { ...noFilters, ...fitting, search: search ? filters.search : null }
}
