import type * as contracts from '@seriba/contracts/feeds'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listFeeds: QueryRules<typeof contracts.listFeeds> = { providesTags: ['Feed'] }

export const listFeedRuns: QueryRules<typeof contracts.listFeedRuns> = { providesTags: ['Feed'] }

/** A run that is still going may find more of them. */
export const listBadLines: QueryRules<typeof contracts.listBadLines> = { providesTags: ['Feed'] }

export const fixLines: MutationRules<typeof contracts.fixLines> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}

export const createFeed: MutationRules<typeof contracts.createFeed> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}

export const updateFeed: MutationRules<typeof contracts.updateFeed> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Feed']),
}

export const renewFeedKey: MutationRules<typeof contracts.renewFeedKey> = { invalidatesTags: ['Feed'] }

export const exportFeeds: QueryRules<typeof contracts.exportFeeds> = { keepUnusedDataFor: 0 }

export const exportFeedRuns: QueryRules<typeof contracts.exportFeedRuns> = { keepUnusedDataFor: 0 }

export const exportBadLines: QueryRules<typeof contracts.exportBadLines> = { keepUnusedDataFor: 0 }
