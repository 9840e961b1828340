// Generated from packages/contracts/src/bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bids'
import * as cache from '../../cache/bids.ts'
import { mutation, useMutationOf } from '#engine'

/** Places a bid on behalf of a client. `POST /bid/bid-from-manager` */
export const bidFromManager = mutation(contracts.bidFromManager, cache.bidFromManager)
export const useBidFromManagerMutation = useMutationOf(bidFromManager)

/** Records the other one of the two prices; they may arrive in any order. `PUT /bid/update-adjustment-price` */
export const updateAdjustmentPrice = mutation(contracts.updateAdjustmentPrice, cache.updateAdjustmentPrice)
export const useUpdateAdjustmentPriceMutation = useMutationOf(updateAdjustmentPrice)

/** Turns a bid into a standing maximum, or turns that off (GAP44). `PUT /bid/update-auto-bid` */
export const updateAutoBid = mutation(contracts.updateAutoBid, cache.updateAutoBid)
export const useUpdateAutoBidMutation = useMutationOf(updateAutoBid)

/** Updates all values of a bid at once (GAP46). With a `version`, it fails if someone else has saved in the meantime. `PUT /bid/update-bid` */
export const updateBid = mutation(contracts.updateBid, cache.updateBid)
export const useUpdateBidMutation = useMutationOf(updateBid)

/** Updates a bid for editors that send two calls; `jasId` is the bid (DEC27). `PUT /bid/update-bid-price` */
export const updateBidPrice = mutation(contracts.updateBidPrice, cache.updateBidPrice)
export const useUpdateBidPriceMutation = useMutationOf(updateBidPrice)

/** Records the price the lot was sold for; on a won bid it is what the client owes. `PUT /bid/update-sold-price` */
export const updateSoldPrice = mutation(contracts.updateSoldPrice, cache.updateSoldPrice)
export const useUpdateSoldPriceMutation = useMutationOf(updateSoldPrice)
