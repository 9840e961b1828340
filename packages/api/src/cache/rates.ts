import type * as contracts from '@seriba/contracts/rates'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewRates: QueryRules<typeof contracts.viewRates> = { providesTags: ['Cost'] }

export const viewRateSource: QueryRules<typeof contracts.viewRateSource> = { providesTags: ['Cost'] }

export const updateCurrency: MutationRules<typeof contracts.updateCurrency> = {
  invalidatesTags: (_saved, error) => (error ? [] : ['Cost']),
}

export const enterRates: MutationRules<typeof contracts.enterRates> = { invalidatesTags: ['Cost'] }

export const exportRates: QueryRules<typeof contracts.exportRates> = { keepUnusedDataFor: 0 }
