// Generated from packages/contracts/src/bid-statuses.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-statuses'
import * as cache from '../../cache/bid-statuses.ts'
import { mutation, useMutationOf } from '#engine'

/** Switches many bids to one status, each by itself: one that is refused does not hold up the others. Win is set one lot at a time. `was`, `anyway` and `takeOut` work as in `updateBidStatus`, for each bid by itself. `PUT /bid/update-status-many` */
export const updateStatusOfMany = mutation(contracts.updateStatusOfMany, cache.updateStatusOfMany)
export const useUpdateStatusOfManyMutation = useMutationOf(updateStatusOfMany)
