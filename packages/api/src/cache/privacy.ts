import type * as contracts from '@seriba/contracts/privacy'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { clientChanged } from '../tags.ts'

// The link expires after ten minutes, so each look requests a new one.
export const exportOwnData: QueryRules<typeof contracts.exportOwnData> = {
  keepUnusedDataFor: 0,
  providesTags: ['Account'],
}

export const askForDeletion: MutationRules<typeof contracts.askForDeletion> = {
  invalidatesTags: ['Account'],
}

export const deleteClient: MutationRules<typeof contracts.deleteClient> = {
  invalidatesTags: (_done, _error, { id }) => clientChanged(id),
}
