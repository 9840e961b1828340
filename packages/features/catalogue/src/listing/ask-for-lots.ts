import { listing } from '@seriba/api/shared/catalogue'
import { filters } from '@seriba/api/shared/lot-filters'
import type { AppStore } from '@seriba/api/store'
import type { PageType } from '@seriba/domain/lots/page-types'
import { filterRequestOf, requestOf } from '../url/listing-request.ts'
import type { ListingState } from '../url/listing-state.ts'
import { tableSize } from './table-size.ts'

type Asked = { pageType: PageType; state: ListingState; wide: boolean }

/** Requests the lots for a state, and on a wide screen the filter options there, for whatever shows them next. */
export function askForLots(dispatch: AppStore['dispatch'], { pageType, state, wide }: Asked) {
  const lots = requestOf(pageType, state, tableSize())
  void dispatch(listing.initiate(lots, { subscribe: false }))
  if (!wide) return
  void dispatch(filters.initiate(filterRequestOf(pageType, state.filters), { subscribe: false }))
}
