import type { AppStore } from '@seriba/api/store'
import type * as Bids from '@seriba/bids/client'
import { CompareButton, FavoriteButton, FavoriteControl } from '@seriba/catalogue/client'
import type * as Lot from '@seriba/lot/client'
import { ForMembers, LogInToBid, type PageType } from '@seriba/shell/client'

type Parts = readonly [typeof Lot, typeof Bids]

/** A page's lots, with the buyer's own bidding; its parts are fetched alongside. */
export const lotRoute = (
  store: AppStore,
  pageType: PageType,
  [{ LotPage, lotLoader }, { BidPanel, MobileBidBar, MyBidBox }]: Parts,
) => ({
  loader: lotLoader(store, pageType),
  element: (
    <LotPage
      pageType={pageType}
      actions={(lot, lotId, place) => {
        const Control = place === 'head' ? FavoriteControl : FavoriteButton
        return (
          <>
            {place !== 'status' && (
              <Control open={place === 'head'} lotId={lotId} pageType={pageType} wishList={lot.wishList} />
            )}
            {place !== 'topBar' && (
              <ForMembers otherwise={null}>
                <CompareButton pageType={pageType} id={lotId} />
              </ForMembers>
            )}
          </>
        )
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
      mobileOwnBid={(lot) => <MyBidBox lot={lot} order={pageType === 'stock'} />}
    />
  ),
})
