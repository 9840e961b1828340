import type { Filters } from '@seriba/domain/lots/filters'
import { nextSort, type Sort, type SortKey } from '@seriba/domain/lots/listing'
import type { ListingState } from './listing-state.ts'

/** What each change resets: main filters and the table size reset page and sort, a sort resets the page (2§4.3). */
export const changed = {
  filters: (filters: Filters): ListingState => ({ filters, sort: null, page: 1 }),
  tableSize: (state: ListingState): ListingState => ({ ...state, sort: null, page: 1 }),
  sort: (state: ListingState, sort: Sort | null): ListingState => ({ ...state, sort, page: 1 }),
  sortKey: (state: ListingState, key: SortKey): ListingState =>
    changed.sort(state, nextSort(state.sort, key)),
  page: (state: ListingState, page: number): ListingState => ({ ...state, page }),
}
