import type * as contracts from '@seriba/contracts/searches'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import type { Tag } from '../tags.ts'

/** The lists of searches, and their counts in the menu. */
const listed: Tag[] = [{ type: 'Search' }, { type: 'Counters' }]

export const mySearches: QueryRules<typeof contracts.mySearches> = { providesTags: ['Search'] }

export const saveSearch: MutationRules<typeof contracts.saveSearch> = {
  // An error means that searches were saved elsewhere.
  invalidatesTags: listed,
}

export const updateSearch: MutationRules<typeof contracts.updateSearch> = { invalidatesTags: ['Search'] }

export const deleteSearch: MutationRules<typeof contracts.deleteSearch> = { invalidatesTags: listed }

export const unsubscribe: MutationRules<typeof contracts.unsubscribe> = { invalidatesTags: ['Search'] }

export const exportSearches: QueryRules<typeof contracts.exportSearches> = { keepUnusedDataFor: 0 }
