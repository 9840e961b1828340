import { createElement } from 'react'
import { FavoritesPage as Favorites } from './favorites/FavoritesPage.tsx'
import { ListingPage as Listing } from './listing/ListingPage.tsx'

export { FavoriteButton } from './favorites/FavoriteButton.tsx'
export { FavoriteControl } from './favorites/FavoriteControl.tsx'
export { listingLoader } from './listing/listing-loader.ts'
export { UnsubscribePage } from './saved-searches/UnsubscribePage.tsx'
export const ListingPage = () => createElement(Listing, { audience: 'client' })
export const FavoritesPage = () => createElement(Favorites, { audience: 'client' })
