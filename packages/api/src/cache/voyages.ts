import type * as contracts from '@seriba/contracts/voyages'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listVoyages: QueryRules<typeof contracts.listVoyages> = { providesTags: ['Voyage'] }

export const createVoyage: MutationRules<typeof contracts.createVoyage> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Voyage']),
}

/**
 * All purchases on board have changed, whichever client they belong to; a refusal means that the page was out of date.
 */
export const updateVoyage: MutationRules<typeof contracts.updateVoyage> = {
  invalidatesTags: ['Voyage', 'Purchase', 'Dashboard'],
}

export const exportVoyages: QueryRules<typeof contracts.exportVoyages> = { keepUnusedDataFor: 0 }
