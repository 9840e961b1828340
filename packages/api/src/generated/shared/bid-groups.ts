// Generated from packages/contracts/src/bid-groups.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-groups'
import * as cache from '../../cache/bid-groups.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Changes how many vehicles an open group is to buy, or its name. `PUT /bid/update-group` */
export const updateGroup = mutation(contracts.updateGroup, cache.updateGroup)
export const useUpdateGroupMutation = useMutationOf(updateGroup)

/** A group's bids in the order of their auctions, and the credit that they hold together. `GET /bid/group-view` */
export const viewGroup = query(contracts.viewGroup, cache.viewGroup)
export const useViewGroupQuery = useQueryOf(viewGroup)
export const useLazyViewGroupQuery = useLazyQueryOf(viewGroup)
