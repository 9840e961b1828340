// Generated from packages/contracts/src/bid-statuses.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-statuses'
import * as cache from '../../cache/bid-statuses.ts'
import { mutation, useMutationOf } from '#engine'

/** Cancels live bids, each by itself and by the same rules as canceling one: clients only before the deadlines. `was` is the status that the page showed, so that a bid that has been won in the meantime is not canceled unnoticed. `PUT /bid/cancel-many` */
export const cancelMany = mutation(contracts.cancelMany, cache.cancelMany)
export const useCancelManyMutation = useMutationOf(cancelMany)
