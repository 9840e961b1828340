import { type Filters, listFilterNames, listFilters, type RangeFilter, rangeFilters } from './filters.ts'
import type { QuickSearchField } from './quick-search.ts'

type Ends = `${RangeFilter}From` | `${RangeFilter}To`

/** Filters under their names in a request (2§7.2). */
export type FilterRequest = Partial<
  Record<(typeof listFilters)[keyof typeof listFilters], string[]> &
    Record<Ends, number> &
    Record<
      'makerId' | 'auctionDateFrom' | 'auctionDateTo' | 'lotNo' | 'equipement' | 'quick_search_text',
      string
    > & { quick_search_parameter: QuickSearchField }
>

/** Filters that do not narrow anything are not sent. */
export function requestOfFilters(filters: Filters): FilterRequest {
  const request: Record<string, unknown> = {
    makerId: filters.maker,
    auctionDateFrom: filters.dateFrom,
    auctionDateTo: filters.dateTo,
    lotNo: filters.lotNo,
    equipement: filters.equipment,
    quick_search_parameter: filters.search?.field,
    quick_search_text: filters.search?.text,
  }
  for (const name of listFilterNames) {
    if (filters[name].length > 0) request[listFilters[name]] = [...filters[name]]
  }
  for (const name of rangeFilters) {
    request[`${name}From`] = filters[name]?.from
    request[`${name}To`] = filters[name]?.to
  }
  return Object.fromEntries(Object.entries(request).filter(([, value]) => Boolean(value)))
}
