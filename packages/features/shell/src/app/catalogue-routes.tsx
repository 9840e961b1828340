import { allPageTypes, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import { profilePath } from '../guards/paths.ts'
import { RequirePermission } from '../guards/RequirePermission.tsx'
import type { PageHandle, PageName } from '../pages/page-name.ts'

const names: Record<PageType, { listing: PageName; lot: PageName }> = {
  'car-auction': { listing: 'carAuctions', lot: 'lot' },
  stats: { listing: 'carStatistics', lot: 'carResult' },
  stock: { listing: 'fixedPrice', lot: 'fixedPriceLot' },
  bikes: { listing: 'bikeAuctions', lot: 'bikeLot' },
  'bike-stats': { listing: 'bikeStatistics', lot: 'bikeResult' },
  machinery: { listing: 'machinery', lot: 'machineryLot' },
  'machinery-stats': { listing: 'machineryStatistics', lot: 'machineryResult' },
}

type CataloguePages = Record<'listing' | 'lot', (pageType: PageType) => LazyRouteFunction<RouteObject>>

/** A listing and its lots for every page type, each behind its own flag (2§2.1). */
export const catalogueRoutes = (pages: CataloguePages): RouteObject[] =>
  allPageTypes.map((pageType) => {
    const { path, needs } = pageTypes[pageType]
    const listingHandle: PageHandle = { page: names[pageType].listing, firstTexts: true }
    const lotHandle: PageHandle = { page: names[pageType].lot }
    const listing = { handle: listingHandle, lazy: pages.listing(pageType) }
    return {
      element: <RequirePermission flags={[needs]} fallback={profilePath} />,
      children: [
        ...(pageType === 'car-auction' ? [{ path: '/', ...listing }] : []),
        { path, ...listing },
        { path: `${path}/:id`, handle: lotHandle, lazy: pages.lot(pageType) },
      ],
    }
  })
