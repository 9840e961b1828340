import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { createElement } from 'react'
import { forStaff } from './config/for-staff.ts'
import { type Dock, dockBeside } from './dock/DockedLots.tsx'
import { favoritesRouteOf } from './favorites/favorites-route.ts'
import { ListingPage as Listing } from './listing/ListingPage.tsx'

export { CompareButton } from './favorites/CompareButton.tsx'
export { FavoriteButton } from './favorites/FavoriteButton.tsx'
export { FavoriteControl } from './favorites/FavoriteControl.tsx'
export { listingLoader } from './listing/listing-loader.ts'
export { StockCarsPage } from './stock-cars/StockCarsPage.tsx'
export const favoritesRoute = favoritesRouteOf('manager')
/** `dock` is shown next to lots that are still to be sold, for the selected one. */
export const ListingPage = ({ pageType, dock }: { pageType: PageType; dock?: Dock }) =>
  createElement(Listing, {
    pageType,
    audience: 'manager',
    look: forStaff,
    around: dock && pageTypes[pageType].phase !== 'past' ? dockBeside(dock) : undefined,
  })
