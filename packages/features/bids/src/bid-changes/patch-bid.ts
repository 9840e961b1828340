import { cachedArgs, updateCached } from '@seriba/api/cached'
import type { AppDispatch, RootState } from '@seriba/api/store'
import type { Bid, bidIndex as BidIndex } from '@seriba/contracts/bid-lists'

/** Identified by name alone: the portal shares this code, and does not load any staff page. */
const bidIndex = { operation: 'bidLists.bidIndex' } as Partial<typeof BidIndex> as typeof BidIndex

/** Changes a bid on every page of the Bid Manager that contains it; each patch can be undone. */
export const patchBid =
  (bidId: number, part: Partial<Bid>) => (dispatch: AppDispatch, getState: () => RootState) =>
    cachedArgs(getState(), bidIndex).map((args) =>
      dispatch(
        updateCached(bidIndex, args, (page) => {
          const bid = page.cars.find((row) => row.bidId === bidId)
          if (bid) Object.assign(bid, part)
        }),
      ),
    )

export const patchAll =
  (patches: readonly ReturnType<typeof patchBid>[]) => (dispatch: AppDispatch, getState: () => RootState) =>
    patches.flatMap((patch) => patch(dispatch, getState))
