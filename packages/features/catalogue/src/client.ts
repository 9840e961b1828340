import type { PageType } from '@seriba/domain/lots/page-types'
import { createElement } from 'react'
import { favoritesRouteOf } from './favorites/favorites-route.ts'
import { ListingPage as Listing } from './listing/ListingPage.tsx'

export { CompareButton } from './favorites/CompareButton.tsx'
export { FavoriteButton } from './favorites/FavoriteButton.tsx'
export { FavoriteControl } from './favorites/FavoriteControl.tsx'
export { listingLoader } from './listing/listing-loader.ts'

/** Separate pages, loaded when somebody goes there: listings do without them. */
export const unsubscribeRoute = () =>
  import('./saved-searches/UnsubscribePage.tsx').then((page) => ({ Component: page.UnsubscribePage }))
export const stockCarsRoute = () =>
  import('./stock-cars/StockCarsPage.tsx').then((page) => ({ Component: page.StockCarsPage }))
export const favoritesRoute = favoritesRouteOf('client')
export const ListingPage = ({ pageType }: { pageType: PageType }) =>
  createElement(Listing, { pageType, audience: 'client' })
