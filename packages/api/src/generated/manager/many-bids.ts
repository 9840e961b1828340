// Generated from packages/contracts/src/many-bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/many-bids'
import * as cache from '../../cache/many-bids.ts'
import { mutation, useMutationOf } from '#engine'

/** Switches auto-bid for many bids, each by itself: one that is refused does not hold the others back. `PUT /bid/update-auto-bid-many` */
export const updateAutoBidOfMany = mutation(contracts.updateAutoBidOfMany, cache.updateAutoBidOfMany)
export const useUpdateAutoBidOfManyMutation = useMutationOf(updateAutoBidOfMany)

/** Moves many bids of one client to one group, each by itself and by the rules for editing one. A new group is opened by the first bid that joins it. `PUT /bid/update-group-many` */
export const updateGroupOfMany = mutation(contracts.updateGroupOfMany, cache.updateGroupOfMany)
export const useUpdateGroupOfManyMutation = useMutationOf(updateGroupOfMany)
