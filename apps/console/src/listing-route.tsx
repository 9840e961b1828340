import type { PageType } from '@seriba/shell/manager'
import { lazy, Suspense } from 'react'
import { store } from './store.ts'

const DockedLot = lazy(() => import('@seriba/lot/manager').then((m) => ({ default: m.DockedLot })))
const BidPanel = lazy(() => import('@seriba/bids/manager').then((m) => ({ default: m.BidPanel })))
const OfferForOrder = lazy(() => import('@seriba/orders/manager').then((m) => ({ default: m.OfferForOrder })))

/** A page's lots, with bidding on a client's behalf next to them; fetched when the first one is chosen. */
export async function listingRoute(pageType: PageType) {
  const { ListingPage, listingLoader } = await import('@seriba/catalogue/manager')
  return {
    loader: listingLoader(store, pageType),
    element: (
      <ListingPage
        pageType={pageType}
        dock={({ id, row, elsewhere }, onClose) => (
          <Suspense>
            <DockedLot
              pageType={pageType}
              lotId={id}
              row={row}
              elsewhere={elsewhere}
              onClose={onClose}
              actions={<OfferForOrder lotId={id} pageType={pageType} place="panel" />}
            >
              {(lot) => <BidPanel bare lot={lot} pageType={pageType} />}
            </DockedLot>
          </Suspense>
        )}
      />
    ),
  }
}
