import { catalogueApi } from '@seriba/api/catalogue'
import type { AppStore } from '@seriba/api/store'
import { listingConfigs } from '../config/listing-config.ts'
import { requestOf } from '../url/listing-request.ts'
import { readState } from '../url/listing-state.ts'
import { tableSize } from './table-size.ts'

/** Asks for the lots of an address before the page that shows them is drawn. */
export const listingLoader =
  (store: AppStore) =>
  ({ request }: { request: Request }) => {
    const config = listingConfigs['car-auction']
    const state = readState(new URL(request.url).searchParams, config.pageType)
    const asked = requestOf(config.pageType, state, tableSize())
    void store.dispatch(catalogueApi.endpoints.listing.initiate(asked, { subscribe: false }))
    return null
  }
