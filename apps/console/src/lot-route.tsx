import type { PageType } from '@seriba/shell/manager'
import { store } from './store.ts'

/** A page's lots, with bidding on a client's behalf. */
export async function lotRoute(pageType: PageType) {
  const [
    { CorrectLot, ImageReloadButton, LotNoteEditor, LotPage, lotLoader, WrongMatches },
    { BidPanel, MobileBidBar },
    { CompareButton, FavoriteButton, FavoriteControl },
    { OfferForOrder },
    { LotTrail },
  ] = await Promise.all([
    import('@seriba/lot/manager'),
    import('@seriba/bids/manager'),
    import('@seriba/catalogue/manager'),
    import('@seriba/orders/manager'),
    import('@seriba/audit/manager'),
  ])
  return {
    loader: lotLoader(store, pageType),
    element: (
      <LotPage
        pageType={pageType}
        actions={(lot, lotId, place) => {
          const Control = place === 'head' ? FavoriteControl : FavoriteButton
          // The bar on a phone has room for nothing more than the favorite.
          return (
            <>
              {place !== 'status' && (
                <Control open={place === 'head'} lotId={lotId} pageType={pageType} wishList={lot.wishList} />
              )}
              {place !== 'topBar' && (
                <>
                  <CompareButton pageType={pageType} id={lotId} />
                  <OfferForOrder lotId={lotId} pageType={pageType} place={place} />
                </>
              )}
            </>
          )
        }}
        imageReload={(lot, reload) => <ImageReloadButton lot={lot} reload={reload} />}
        note={(lot) => (
          <>
            <LotNoteEditor lot={lot} />
            {pageType !== 'stock' && <CorrectLot lot={lot} />}
            <LotTrail />
          </>
        )}
        wrongMatches={(id, wrong) => <WrongMatches id={id} wrong={wrong} />}
        bidPanel={(lot) => <BidPanel lot={lot} pageType={pageType} />}
        mobileBidBar={(lot) => <MobileBidBar lot={lot} pageType={pageType} />}
      />
    ),
  }
}
