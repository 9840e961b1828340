import type * as contracts from '@seriba/contracts/lot-corrections'
import type { MutationRules } from '../endpoint.ts'
import { bidChanged } from '../tags.ts'

export const updateLot: MutationRules<typeof contracts.updateLot> = {
  invalidatesTags: (done, _error, { id }) => (done ? bidChanged(undefined, id) : []),
}
