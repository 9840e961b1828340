import { BidPanel, MobileBidBar } from '@seriba/bids/manager'
import { FavoriteButton, FavoriteControl } from '@seriba/catalogue/manager'
import { LotPage, lotLoader } from '@seriba/lot/manager'
import { store } from './store.ts'

const pageType = 'car-auction'

export const loader = lotLoader(store)

/** The lot with bidding in a client's name in it. */
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
    />
  )
}
