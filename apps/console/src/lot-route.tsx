import { BidPanel, MobileBidBar } from '@seriba/bids/manager'
import { FavoriteButton, FavoriteControl } from '@seriba/catalogue/manager'
import { LotPage, lotLoader } from '@seriba/lot/manager'
import type { PageType } from '@seriba/shell/manager'
import { store } from './store.ts'

/** The lots of a page, with bidding in a client's name in them. */
export const lotRoute = (pageType: PageType) => ({
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
})
