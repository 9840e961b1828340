// Generated from packages/contracts/src/shipping.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/shipping'
import * as cache from '../../cache/shipping.ts'
import { mutation, useMutationOf } from '#engine'

/** Tells how a purchase travels: what is named is changed, empty takes it away. A correction has a reason. `PUT /purchased-cars/update-logistics` */
export const updateLogistics = mutation(contracts.updateLogistics, cache.updateLogistics)
export const useUpdateLogisticsMutation = useMutationOf(updateLogistics)

/** Moves a purchase on its way, out of it, or a step back with a reason (GAP57). `PUT /purchased-cars/update-status` */
export const updatePurchaseStatus = mutation(contracts.updatePurchaseStatus, cache.updatePurchaseStatus)
export const useUpdatePurchaseStatusMutation = useMutationOf(updatePurchaseStatus)
