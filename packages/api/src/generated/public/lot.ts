// Generated from packages/contracts/src/lot.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/lot'
import { mutation, useMutationOf } from '#engine'

/** Opens a shared lot. Without a password, it answers only a browser that has unlocked it before (GAP26). `POST /:pageType/share-view` */
export const viewSharedLot = mutation(contracts.viewSharedLot)
export const useViewSharedLotMutation = useMutationOf(viewSharedLot)
