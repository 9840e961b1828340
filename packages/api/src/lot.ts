import * as contracts from '@seriba/contracts/lot'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag } from './tags.ts'

export const lotApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewLot: build.query({
      ...bind(contracts.viewLot),
      providesTags: (_lot, _error, { id }) => [idTag('Lot', id)],
    }),
    imageTranslate: build.query({ ...bind(contracts.imageTranslate) }),
    /** What came is part of the lot from then on. */
    extraImages: build.mutation({
      ...bind(contracts.extraImages),
      invalidatesTags: (_came, _error, { id }) => [idTag('Lot', id)],
    }),
    // The link goes on working for a while: it is fetched once.
    downloadImages: build.query({ ...bind(contracts.downloadImages), keepUnusedDataFor: 9 * 60 }),
    // Asking makes a code where there is none, so nothing asks again on its own, as after a revocation.
    shareLot: build.query({ ...bind(contracts.shareLot), keepUnusedDataFor: 0 }),
    revokeShare: build.mutation({ ...bind(contracts.revokeShare) }),
  }),
})

export const {
  useViewLotQuery,
  useLazyDownloadImagesQuery,
  useLazyImageTranslateQuery,
  useLazyShareLotQuery,
  useExtraImagesMutation,
  useRevokeShareMutation,
} = lotApi
