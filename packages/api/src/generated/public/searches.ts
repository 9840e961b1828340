// Generated from packages/contracts/src/searches.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/searches'
import * as cache from '../../cache/searches.ts'
import { mutation, useMutationOf } from '#engine'

/** Stops the daily email of a saved search; the token in the email identifies it, so no login is needed. `POST /user/unsubscribe` */
export const unsubscribe = mutation(contracts.unsubscribe, cache.unsubscribe)
export const useUnsubscribeMutation = useMutationOf(unsubscribe)
