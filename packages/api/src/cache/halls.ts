import type * as contracts from '@seriba/contracts/halls'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listHalls: QueryRules<typeof contracts.listHalls> = { providesTags: ['Halls'] }

export const saveHalls: MutationRules<typeof contracts.saveHalls> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Halls', 'Lot']),
}

export const withdrawHalls: MutationRules<typeof contracts.withdrawHalls> = { invalidatesTags: ['Halls'] }

export const exportHalls: QueryRules<typeof contracts.exportHalls> = { keepUnusedDataFor: 0 }
