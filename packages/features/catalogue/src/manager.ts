import { createElement } from 'react'
import { ListingPage as Listing } from './listing/ListingPage.tsx'

export { listingLoader } from './listing/listing-loader.ts'
export const ListingPage = () => createElement(Listing, { audience: 'manager' })
