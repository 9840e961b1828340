// Generated from packages/contracts/src/shipping.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/shipping'
import * as cache from '../../cache/shipping.ts'
import { mutation, useMutationOf } from '#engine'

/** Updates how a purchase is shipped: fields that are given are changed, empty ones are cleared. A correction requires a reason. `PUT /purchased-cars/update-logistics` */
export const updateLogistics = mutation(contracts.updateLogistics, cache.updateLogistics)
export const useUpdateLogisticsMutation = useMutationOf(updateLogistics)

/** Moves a purchase to its next status, cancels it, or moves it back with a reason (GAP57). `PUT /purchased-cars/update-status` */
export const updatePurchaseStatus = mutation(contracts.updatePurchaseStatus, cache.updatePurchaseStatus)
export const useUpdatePurchaseStatusMutation = useMutationOf(updatePurchaseStatus)
