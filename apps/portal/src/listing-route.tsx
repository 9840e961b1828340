import type { AppStore } from '@seriba/api/store'
import { ListingPage, listingLoader } from '@seriba/catalogue/client'
import type { PageType } from '@seriba/shell/client'

export const listingRoute = (store: AppStore, pageType: PageType) => ({
  loader: listingLoader(store, pageType),
  element: <ListingPage pageType={pageType} />,
})
