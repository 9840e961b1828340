// Generated from packages/contracts/src/bid-groups.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-groups'
import * as cache from '../../cache/bid-groups.ts'
import { mutation, useMutationOf } from '#engine'

/** Places bids on several lots as a new group that is meant to buy some of them: either all of the bids are placed, or none. An error names the lot in its `detail` as `carId`. `POST /bid/create-group` */
export const createGroup = mutation(contracts.createGroup, cache.createGroup)
export const useCreateGroupMutation = useMutationOf(createGroup)
