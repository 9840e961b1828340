import * as contracts from '@seriba/contracts/deposits'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag, listTag } from './tags.ts'

export const depositsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // It arrives with the payment of it.
    viewDeposit: build.query({ ...bind(contracts.viewDeposit), providesTags: ['Purchase'] }),
    openDeposit: build.mutation({
      ...bind(contracts.openDeposit),
      invalidatesTags: ['Purchase', 'Dashboard'],
    }),
    depositInvoice: build.query({ ...bind(contracts.depositInvoice), keepUnusedDataFor: 0 }),
    confirmDeposit: build.mutation({
      ...bind(contracts.confirmDeposit),
      invalidatesTags: ['Client', listTag('Client'), idTag('Balance', 'client'), 'Dashboard'],
    }),
  }),
})

export const {
  useViewDepositQuery,
  useOpenDepositMutation,
  useLazyDepositInvoiceQuery,
  useConfirmDepositMutation,
} = depositsApi
