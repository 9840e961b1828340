// Generated from packages/contracts/src/purchase-view.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/purchase-view'
import * as cache from '../../cache/purchase-view.ts'
import { mutation, useMutationOf } from '#engine'

/** Records what the buyer paid at the destination for a line of the estimate; null removes it. `PUT /purchased-cars/destination-cost` */
export const enterDestinationCost = mutation(contracts.enterDestinationCost, cache.enterDestinationCost)
export const useEnterDestinationCostMutation = useMutationOf(enterDestinationCost)
