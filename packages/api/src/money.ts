import * as contracts from '@seriba/contracts/money'
import { api } from './api.ts'
import { bind, checkedInDevelopment } from './bind.ts'
import { idTag } from './tags.ts'

export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPurchases: build.query({
      ...bind(contracts.listPurchases),
      ...checkedInDevelopment,
      providesTags: ['Purchase', 'Words'],
    }),
    viewPurchase: build.query({ ...bind(contracts.viewPurchase), providesTags: ['Purchase'] }),
    listPayments: build.query({
      ...bind(contracts.listPayments),
      ...checkedInDevelopment,
      // A win is charged when its price is entered, and taken back with it.
      providesTags: ['Purchase', 'Words'],
    }),
    viewBalance: build.query({ ...bind(contracts.viewBalance), providesTags: [idTag('Balance', 'own')] }),
  }),
})

export const { useListPurchasesQuery, useViewPurchaseQuery, useListPaymentsQuery, useViewBalanceQuery } =
  moneyApi
