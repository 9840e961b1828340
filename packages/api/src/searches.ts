import * as contracts from '@seriba/contracts/searches'
import { api } from './api.ts'
import { bind } from './bind.ts'
import type { Tag } from './tags.ts'

/** The lists of searches, and their counts in the menu. */
const listed: Tag[] = [{ type: 'Search' }, { type: 'Counters' }]

export const searchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySearches: build.query({ ...bind(contracts.mySearches), providesTags: ['Search'] }),
    saveSearch: build.mutation({
      ...bind(contracts.saveSearch),
      // A refusal tells of searches that were saved elsewhere.
      invalidatesTags: listed,
    }),
    updateSearch: build.mutation({ ...bind(contracts.updateSearch), invalidatesTags: ['Search'] }),
    deleteSearch: build.mutation({ ...bind(contracts.deleteSearch), invalidatesTags: listed }),
    unsubscribe: build.mutation({ ...bind(contracts.unsubscribe), invalidatesTags: ['Search'] }),
  }),
})

export const {
  useMySearchesQuery,
  useSaveSearchMutation,
  useUpdateSearchMutation,
  useDeleteSearchMutation,
  useUnsubscribeMutation,
} = searchesApi
