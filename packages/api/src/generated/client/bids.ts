// Generated from packages/contracts/src/bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bids'
import * as cache from '../../cache/bids.ts'
import { mutation, useMutationOf } from '#engine'

/** Places a bid, replaces the amount of a live one, or revives a canceled one (GAP31). `POST /bid/create` */
export const createBid = mutation(contracts.createBid, cache.createBid)
export const useCreateBidMutation = useMutationOf(createBid)
