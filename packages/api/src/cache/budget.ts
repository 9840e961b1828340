import type * as contracts from '@seriba/contracts/budget'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, type Tag } from '../tags.ts'

/** What is left for a bid is part of what may be bid. */
const budgetChanged: Tag[] = [{ type: 'Balance' }]

export const viewBudget: QueryRules<typeof contracts.viewBudget> = {
  providesTags: [idTag('Balance', 'budget')],
}

export const updateBudget: MutationRules<typeof contracts.updateBudget> = { invalidatesTags: budgetChanged }

export const askBudget: MutationRules<typeof contracts.askBudget> = {
  invalidatesTags: [idTag('Balance', 'client')],
}

export const answerBudget: MutationRules<typeof contracts.answerBudget> = {
  // Also if it was answered elsewhere in the meantime.
  invalidatesTags: budgetChanged,
}
