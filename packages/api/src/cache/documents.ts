import type * as contracts from '@seriba/contracts/documents'
import type { MutationRules } from '../endpoint.ts'

export const uploadDocument: MutationRules<typeof contracts.uploadDocument> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Purchase']),
}

export const deleteDocument: MutationRules<typeof contracts.deleteDocument> = {
  invalidatesTags: ['Purchase'],
}

export const checkDocument: MutationRules<typeof contracts.checkDocument> = { invalidatesTags: ['Purchase'] }

export const askForDocument: MutationRules<typeof contracts.askForDocument> = {
  invalidatesTags: ['Purchase'],
}
