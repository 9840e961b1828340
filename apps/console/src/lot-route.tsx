import { BidPanel, MobileBidBar } from '@seriba/bids/manager'
import { LotPage, lotLoader } from '@seriba/lot/manager'
import { store } from './store.ts'

const pageType = 'car-auction'

export const loader = lotLoader(store)

/** The lot with bidding in a client's name in it. */
export function Component() {
  return (
    <LotPage
      bidPanel={(lot) => <BidPanel lot={lot} pageType={pageType} />}
      mobileBidBar={(lot) => <MobileBidBar lot={lot} pageType={pageType} />}
    />
  )
}
