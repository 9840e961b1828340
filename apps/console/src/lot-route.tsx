import { BidPanel, MobileBidBar } from '@seriba/bids/manager'
import { LotPage, lotLoader } from '@seriba/lot/manager'
import type { PageType } from '@seriba/shell/manager'
import { store } from './store.ts'

/** The lots of a page, with bidding in a client's name in them. */
export const lotRoute = (pageType: PageType) => ({
  loader: lotLoader(store, pageType),
  element: (
    <LotPage
      pageType={pageType}
      bidPanel={(lot) => <BidPanel lot={lot} pageType={pageType} />}
      mobileBidBar={(lot) => <MobileBidBar lot={lot} pageType={pageType} />}
    />
  ),
})
