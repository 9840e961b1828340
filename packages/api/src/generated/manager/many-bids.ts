// Generated from packages/contracts/src/many-bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/many-bids'
import * as cache from '../../cache/many-bids.ts'
import { mutation, useMutationOf } from '#engine'

/** Switches auto-bid for many bids, each by itself: one that is refused does not hold up the others. `PUT /bid/update-auto-bid-many` */
export const updateAutoBidOfMany = mutation(contracts.updateAutoBidOfMany, cache.updateAutoBidOfMany)
export const useUpdateAutoBidOfManyMutation = useMutationOf(updateAutoBidOfMany)

/** Moves many bids of one client to one group, either all of them or none: credit, budget and the group's quota are compared before and after the whole move. A group opened for them buys one more vehicle in addition to those already won. The error's `detail` names the bids that may not be moved (`RefusedBids`), or says how much credit is missing. `PUT /bid/update-group-many` */
export const updateGroupOfMany = mutation(contracts.updateGroupOfMany, cache.updateGroupOfMany)
export const useUpdateGroupOfManyMutation = useMutationOf(updateGroupOfMany)
