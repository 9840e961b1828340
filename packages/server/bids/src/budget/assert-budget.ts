import type { BudgetRefusal, LotBudget } from '@seriba/contracts/budget'
import { budgetObstacle } from '@seriba/domain/bids/budget'
import { ApiError } from '@seriba/server-kit/api-error'

type Bid = { amount: number; byStaff: boolean }

/** Refuses a bid that its client's budget does not allow. */
export function assertBudget(budget: LotBudget, bid: Bid) {
  const refusal = refusalByBudget(budget, bid)
  if (refusal) throw refusal
}

/** What a budget has against a bid, with its figures; undefined if it has nothing. */
export function refusalByBudget(budget: LotBudget, bid: Bid): ApiError | undefined {
  const obstacle = budgetObstacle(budget, bid)
  if (obstacle === undefined) return undefined
  const detail: BudgetRefusal = { obstacle, budget }
  return new ApiError(obstacle === 'ask' ? 'budget_ask_first' : 'budget_exceeded', { detail })
}
