import type { AppStore } from '@seriba/api/store'
import { BidPanel, MobileBidBar, MyBidBox } from '@seriba/bids/client'
import { FavoriteButton, FavoriteControl } from '@seriba/catalogue/client'
import { LotPage, lotLoader } from '@seriba/lot/client'
import { ForMembers, LogInToBid, type PageType } from '@seriba/shell/client'

/** The lots of a page, with a buyer's own bidding in them. */
export const lotRoute = (store: AppStore, pageType: PageType) => ({
  loader: lotLoader(store, pageType),
  element: (
    <LotPage
      pageType={pageType}
      actions={(lot, lotId, place) => {
        const Control = place === 'head' ? FavoriteControl : FavoriteButton
        return <Control open={place === 'head'} lotId={lotId} pageType={pageType} wishList={lot.wishList} />
      }}
      bidPanel={(lot) => (
        <ForMembers otherwise={<LogInToBid />}>
          <BidPanel lot={lot} pageType={pageType} />
        </ForMembers>
      )}
      mobileBidBar={(lot) => (
        <ForMembers otherwise={<LogInToBid bar />}>
          <MobileBidBar lot={lot} pageType={pageType} />
        </ForMembers>
      )}
      mobileOwnBid={(lot) => <MyBidBox lot={lot} />}
    />
  ),
})
