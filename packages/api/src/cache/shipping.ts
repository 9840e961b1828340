import type * as contracts from '@seriba/contracts/shipping'
import type { MutationRules } from '../endpoint.ts'
import type { Tag } from '../tags.ts'

/** A purchase that is canceled is charged back: its client's figures move with it. */
const moved: Tag[] = [{ type: 'Purchase' }, { type: 'Client' }, { type: 'Dashboard' }]

export const updatePurchaseStatus: MutationRules<typeof contracts.updatePurchaseStatus> = {
  invalidatesTags: moved,
}

export const updateLogistics: MutationRules<typeof contracts.updateLogistics> = { invalidatesTags: moved }
