import * as contracts from '@seriba/contracts/lot'
import { api } from './api.ts'
import { bind } from './bind.ts'

/** What the viewer may ask for; apart from `lot.ts` so that it carries nothing else. */
export const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewSharedLot: build.mutation({ ...bind(contracts.viewSharedLot) }),
  }),
})

export const { useViewSharedLotMutation } = shareApi
