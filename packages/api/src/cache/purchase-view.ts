import type * as contracts from '@seriba/contracts/purchase-view'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, type Tag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

/** What a purchase costs changes its client's figures. */
const moved: Tag[] = [{ type: 'Purchase' }, { type: 'Client' }, { type: 'Balance' }, { type: 'Dashboard' }]

export const viewPurchase: QueryRules<typeof contracts.viewPurchase> = {
  ...validateInDevelopment,
  providesTags: ['Purchase', 'Words'],
}

// If it was refused, what was shown was out of date.
export const updateFinances: MutationRules<typeof contracts.updateFinances> = {
  invalidatesTags: (_done, _error, { id }) => [...moved, idTag('Purchase', Number(id))],
}

export const saveNote: MutationRules<typeof contracts.saveNote> = { invalidatesTags: ['Purchase'] }

export const enterDestinationCost: MutationRules<typeof contracts.enterDestinationCost> = {
  invalidatesTags: ['Purchase'],
}
