import type * as contracts from '@seriba/contracts/month-end'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewMonthEnd: QueryRules<typeof contracts.viewMonthEnd> = {
  providesTags: ['Payment', 'Company'],
}

export const viewOwedClient: QueryRules<typeof contracts.viewOwedClient> = {
  providesTags: ['Payment', 'Company'],
}

export const closeMonth: MutationRules<typeof contracts.closeMonth> = {
  invalidatesTags: ['Payment', 'Company'],
}
