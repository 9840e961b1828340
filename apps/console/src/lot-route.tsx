import type { PageType } from '@seriba/shell/manager'
import { store } from './store.ts'

/** The lots of a page, with bidding in a client's name in them. Features keep chunks of their own. */
export async function lotRoute(pageType: PageType) {
  const [{ BidPanel, MobileBidBar }, { FavoriteButton, FavoriteControl }, { LotPage, lotLoader }] =
    await Promise.all([
      import('@seriba/bids/manager'),
      import('@seriba/catalogue/manager'),
      import('@seriba/lot/manager'),
    ])
  return {
    loader: lotLoader(store, pageType),
    element: (
      <LotPage
        pageType={pageType}
        actions={(lot, lotId, place) => {
          const Control = place === 'head' ? FavoriteControl : FavoriteButton
          return <Control open={place === 'head'} lotId={lotId} pageType={pageType} wishList={lot.wishList} />
        }}
        bidPanel={(lot) => <BidPanel lot={lot} pageType={pageType} />}
        mobileBidBar={(lot) => <MobileBidBar lot={lot} pageType={pageType} />}
      />
    ),
  }
}
