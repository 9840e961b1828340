// Generated from packages/contracts/src/bid-statuses.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-statuses'
import * as cache from '../../cache/bid-statuses.ts'
import { mutation, useMutationOf } from '#engine'

/** Switches many bids to one status, each by itself: what is refused for one holds no other back. A lot is won one at a time. `was` and `anyway` are as in `updateBidStatus`; so is `takeOut`, of each bid by itself. `PUT /bid/update-status-many` */
export const updateStatusOfMany = mutation(contracts.updateStatusOfMany, cache.updateStatusOfMany)
export const useUpdateStatusOfManyMutation = useMutationOf(updateStatusOfMany)
