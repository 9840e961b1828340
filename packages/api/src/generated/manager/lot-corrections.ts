// Generated from packages/contracts/src/lot-corrections.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/lot-corrections'
import * as cache from '../../cache/lot-corrections.ts'
import { mutation, useMutationOf } from '#engine'

/** Corrects how a lot ended when its feed is wrong or late; its bids are closed as if the feed had said so. `PUT /lot/update` */
export const updateLot = mutation(contracts.updateLot, cache.updateLot)
export const useUpdateLotMutation = useMutationOf(updateLot)
