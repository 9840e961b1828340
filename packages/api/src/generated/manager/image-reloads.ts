// Generated from packages/contracts/src/image-reloads.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/image-reloads'
import * as cache from '../../cache/image-reloads.ts'
import { mutation, useMutationOf } from '#engine'

/** Requests the pictures of a car again; while a request is open, another one changes nothing (GAP28). `POST /car-auction/reload-images` */
export const reloadImages = mutation(contracts.reloadImages, cache.reloadImages)
export const useReloadImagesMutation = useMutationOf(reloadImages)
