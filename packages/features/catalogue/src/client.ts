import type { PageType } from '@seriba/domain/lots/page-types'
import { createElement } from 'react'
import { favoritesRouteOf } from './favorites/favorites-route.ts'
import { ListingPage as Listing } from './listing/ListingPage.tsx'

export { FavoriteButton } from './favorites/FavoriteButton.tsx'
export { FavoriteControl } from './favorites/FavoriteControl.tsx'
export { listingLoader } from './listing/listing-loader.ts'
export { UnsubscribePage } from './saved-searches/UnsubscribePage.tsx'
export { StockCarsPage } from './stock-cars/StockCarsPage.tsx'
export const favoritesRoute = favoritesRouteOf('client')
export const ListingPage = ({ pageType }: { pageType: PageType }) =>
  createElement(Listing, { pageType, audience: 'client' })
