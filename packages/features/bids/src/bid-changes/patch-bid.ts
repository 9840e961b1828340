import { cachedArgs, updateCached } from '@seriba/api/cached'
import { bidIndex } from '@seriba/api/manager/bid-lists'
import type { AppDispatch, RootState } from '@seriba/api/store'
import type { Bid } from '@seriba/contracts/bid-lists'

/** Changes a bid on every page of the Bid Manager that holds it; each patch can be taken back. */
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
