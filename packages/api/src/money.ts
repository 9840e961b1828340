import * as contracts from '@seriba/contracts/money'
import { api } from './api.ts'
import { bind, checkedInDevelopment } from './bind.ts'

export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPurchases: build.query({
      ...bind(contracts.listPurchases),
      ...checkedInDevelopment,
      providesTags: ['Purchase'],
    }),
  }),
})

export const { useListPurchasesQuery } = moneyApi
