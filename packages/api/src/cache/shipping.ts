import type * as contracts from '@seriba/contracts/shipping'
import type { MutationRules } from '../endpoint.ts'
import type { Tag } from '../tags.ts'

/** A purchase that is canceled is credited back: its client's figures change with it. */
const moved: Tag[] = [{ type: 'Purchase' }, { type: 'Client' }, { type: 'Dashboard' }]

export const updatePurchaseStatus: MutationRules<typeof contracts.updatePurchaseStatus> = {
  invalidatesTags: moved,
}

export const updateLogistics: MutationRules<typeof contracts.updateLogistics> = { invalidatesTags: moved }
