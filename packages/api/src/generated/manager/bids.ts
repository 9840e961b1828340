// Generated from packages/contracts/src/bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bids'
import * as cache from '../../cache/bids.ts'
import { mutation, useMutationOf } from '#engine'

/** The same in the name of a client. `POST /bid/bid-from-manager` */
export const bidFromManager = mutation(contracts.bidFromManager, cache.bidFromManager)
export const useBidFromManagerMutation = useMutationOf(bidFromManager)

/** The other of the two; they may come in any order. `PUT /bid/update-adjustment-price` */
export const updateAdjustmentPrice = mutation(contracts.updateAdjustmentPrice, cache.updateAdjustmentPrice)
export const useUpdateAdjustmentPriceMutation = useMutationOf(updateAdjustmentPrice)

/** Hands a bid over as a standing maximum, or takes it back (GAP44). `PUT /bid/update-auto-bid` */
export const updateAutoBid = mutation(contracts.updateAutoBid, cache.updateAutoBid)
export const useUpdateAutoBidMutation = useMutationOf(updateAutoBid)

/** All values of a bid at once (GAP46). With a `version` it is refused where somebody else has saved since. `PUT /bid/update-bid` */
export const updateBid = mutation(contracts.updateBid, cache.updateBid)
export const useUpdateBidMutation = useMutationOf(updateBid)

/** The same as editors of two calls send it; `jasId` is the bid (DEC27). `PUT /bid/update-bid-price` */
export const updateBidPrice = mutation(contracts.updateBidPrice, cache.updateBidPrice)
export const useUpdateBidPriceMutation = useMutationOf(updateBidPrice)

/** Records what the lot was sold for; on a won bid it is what the client owes. `PUT /bid/update-sold-price` */
export const updateSoldPrice = mutation(contracts.updateSoldPrice, cache.updateSoldPrice)
export const useUpdateSoldPriceMutation = useMutationOf(updateSoldPrice)
