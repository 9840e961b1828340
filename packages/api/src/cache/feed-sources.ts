import type * as contracts from '@seriba/contracts/feed-sources'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewSource: QueryRules<typeof contracts.viewSource> = { providesTags: ['Feed'] }

export const listPulls: QueryRules<typeof contracts.listPulls> = { providesTags: ['Feed'] }

export const listWords: QueryRules<typeof contracts.listWords> = { providesTags: ['Feed'] }

export const saveSource: MutationRules<typeof contracts.saveSource> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}

export const startPull: MutationRules<typeof contracts.startPull> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}

export const stopPull: MutationRules<typeof contracts.stopPull> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}

export const setWord: MutationRules<typeof contracts.setWord> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}
