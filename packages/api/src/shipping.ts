import * as contracts from '@seriba/contracts/shipping'
import { api } from './api.ts'
import { bind } from './bind.ts'
import type { Tag } from './tags.ts'

/** A purchase that is cancelled is charged back: its client's figures move with it. */
const moved: Tag[] = [{ type: 'Purchase' }, { type: 'Client' }, { type: 'Dashboard' }]

export const shippingApi = api.injectEndpoints({
  endpoints: (build) => ({
    updatePurchaseStatus: build.mutation({ ...bind(contracts.updatePurchaseStatus), invalidatesTags: moved }),
    updateLogistics: build.mutation({ ...bind(contracts.updateLogistics), invalidatesTags: moved }),
  }),
})

export const { useUpdatePurchaseStatusMutation, useUpdateLogisticsMutation } = shippingApi
