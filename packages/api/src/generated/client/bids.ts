// Generated from packages/contracts/src/bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bids'
import * as cache from '../../cache/bids.ts'
import { mutation, useMutationOf } from '#engine'

/** Places a bid, replaces the amount of a live one, or revives a canceled one (GAP31). `POST /bid/create` */
export const createBid = mutation(contracts.createBid, cache.createBid)
export const useCreateBidMutation = useMutationOf(createBid)

/** Bids on several lots as a new group that is to buy some of them: all of the bids are placed, or none. An error names the lot in its `detail` as `carId`. `POST /bid/create-group` */
export const createGroup = mutation(contracts.createGroup, cache.createGroup)
export const useCreateGroupMutation = useMutationOf(createGroup)
