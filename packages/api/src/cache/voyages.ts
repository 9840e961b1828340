import type * as contracts from '@seriba/contracts/voyages'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listVoyages: QueryRules<typeof contracts.listVoyages> = { providesTags: ['Voyage'] }

export const createVoyage: MutationRules<typeof contracts.createVoyage> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Voyage']),
}

/** Whoever's purchases are on it, they have moved; what was shown was out of date where it is refused. */
export const updateVoyage: MutationRules<typeof contracts.updateVoyage> = {
  invalidatesTags: ['Voyage', 'Purchase', 'Dashboard'],
}
