// Generated from packages/contracts/src/budget.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/budget'
import * as cache from '../../cache/budget.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Records the client's answer: a yes allows exactly this amount on exactly this lot, until the bid is canceled. `PUT /bid/answer-budget` */
export const answerBudget = mutation(contracts.answerBudget, cache.answerBudget)
export const useAnswerBudgetMutation = useMutationOf(answerBudget)

/** Sets the caller's caps; existing bids stay. `PUT /user/budget` */
export const updateBudget = mutation(contracts.updateBudget, cache.updateBudget)
export const useUpdateBudgetMutation = useMutationOf(updateBudget)

/** The caller's caps, how much of them is used, and open questions from staff. `GET /user/budget` */
export const viewBudget = query(contracts.viewBudget, cache.viewBudget)
export const useViewBudgetQuery = useQueryOf(viewBudget)
export const useLazyViewBudgetQuery = useLazyQueryOf(viewBudget)
