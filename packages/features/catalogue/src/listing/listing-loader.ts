import { catalogueApi } from '@seriba/api/catalogue'
import type { AppStore } from '@seriba/api/store'
import type { PageType } from '@seriba/domain/lots/page-types'
import { isWide } from '@seriba/ui/use-wide'
import type { LoaderFunctionArgs } from 'react-router'
import { filterRequestOf, requestOf } from '../url/listing-request.ts'
import { readState } from '../url/listing-state.ts'
import { tableSize } from './table-size.ts'

/** Asks for the lots of an address, and for what filters offer there, before the page that shows them is drawn. */
export const listingLoader =
  (store: AppStore, pageType: PageType) =>
  ({ request, context }: LoaderFunctionArgs) => {
    const state = readState(new URL(request.url).searchParams, pageType)
    const asked = requestOf(pageType, state, tableSize())
    void store.dispatch(catalogueApi.endpoints.listing.initiate(asked, { subscribe: false }))
    // Where a server draws the page, it says for how much room.
    if ((context as { wide?: boolean } | undefined)?.wide ?? isWide()) {
      const filters = filterRequestOf(pageType, state.filters)
      void store.dispatch(catalogueApi.endpoints.filters.initiate(filters, { subscribe: false }))
    }
    return null
  }
