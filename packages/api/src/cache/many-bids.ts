import type * as contracts from '@seriba/contracts/many-bids'
import type { MutationRules } from '../endpoint.ts'
import { bidChanged } from '../tags.ts'

// What was skipped is no longer as the page shows it.
export const updateAutoBidOfMany: MutationRules<typeof contracts.updateAutoBidOfMany> = {
  invalidatesTags: (done, _error, { bidIds = [] }) => (done ? bidIds.flatMap((id) => bidChanged(id)) : []),
}

export const updateGroupOfMany: MutationRules<typeof contracts.updateGroupOfMany> = {
  invalidatesTags: (done, _error, { bidIds = [] }) => (done ? bidIds.flatMap((id) => bidChanged(id)) : []),
}
