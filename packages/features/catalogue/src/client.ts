import type { PageType } from '@seriba/domain/lots/page-types'
import { createElement } from 'react'
import { ListingPage as Listing } from './listing/ListingPage.tsx'

export { listingLoader } from './listing/listing-loader.ts'
export const ListingPage = ({ pageType }: { pageType: PageType }) =>
  createElement(Listing, { pageType, audience: 'client' })
