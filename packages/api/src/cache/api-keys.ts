import type * as contracts from '@seriba/contracts/api-keys'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

/** Keys are part of their dealer's profile and have no tag of their own, which every app would load. */
const allKeys = idTag('Profile', 'api keys')

export const listApiKeys: QueryRules<typeof contracts.listApiKeys> = { providesTags: [allKeys] }

export const createApiKey: MutationRules<typeof contracts.createApiKey> = {
  invalidatesTags: (done) => (done ? [allKeys] : []),
}

export const rotateApiKey: MutationRules<typeof contracts.rotateApiKey> = {
  invalidatesTags: (done) => (done ? [allKeys] : []),
}

export const revokeApiKey: MutationRules<typeof contracts.revokeApiKey> = { invalidatesTags: [allKeys] }

export const exportApiKeys: QueryRules<typeof contracts.exportApiKeys> = { keepUnusedDataFor: 0 }
