import { BidPanel, MobileBidBar, MyBidBox } from '@seriba/bids/client'
import { FavoriteButton, FavoriteControl } from '@seriba/catalogue/client'
import { LotPage, lotLoader } from '@seriba/lot/client'
import { store } from './store.ts'

const pageType = 'car-auction'

export const loader = lotLoader(store)

/** The lot with a buyer's own bidding in it. */
export function Component() {
  return (
    <LotPage
      favorite={({ carCommonDetail: { id }, wishList }, place) =>
        place === 'head' ? (
          <FavoriteControl open lotId={id} pageType={pageType} wishList={wishList} />
        ) : (
          <FavoriteButton lotId={id} pageType={pageType} wishList={wishList} />
        )
      }
      bidPanel={(lot) => <BidPanel lot={lot} pageType={pageType} />}
      mobileBidBar={(lot) => <MobileBidBar lot={lot} pageType={pageType} />}
      mobileOwnBid={(lot) => <MyBidBox lot={lot} />}
    />
  )
}
