import type { FilledGroup } from '@seriba/contracts/bid-groups'
import type { BudgetRefusal } from '@seriba/contracts/budget'
import type { RefusedBids } from '@seriba/contracts/many-bids'
import type { BalanceInfo } from '@seriba/contracts/money'
import type { BidWinner, LeadingBid } from '@seriba/contracts/rival-bids'
import type { ApiError } from './api-error.ts'

/** The balance that a 402 comes with. */
export const balanceIn = (error: ApiError | null) => detailWith<BalanceInfo>(error, 'bidAllow')

/** What of a client's budget stands in the way; without figures where a group is to buy more. */
export const budgetIn = (error: ApiError | null) => detailWith<BudgetRefusal>(error, 'budget')

/** The client who has won the lot already. */
export const winnerIn = (error: ApiError | null) => detailWith<BidWinner>(error, 'bidId')

/** The bid that leads on the lot, where another one was to be handed over. */
export const leaderIn = (error: ApiError | null) => detailWith<LeadingBid>(error, 'amount')

/** The group that has all that it wants, where a bid of it was to be won. */
export const filledGroupIn = (error: ApiError | null) => detailWith<FilledGroup>(error, 'cars')

/** The bids for whose sake none of many was changed. */
export const refusedBidsIn = (error: ApiError | null) => detailWith<RefusedBids>(error, 'bidIds')

function detailWith<Detail extends object>(error: ApiError | null, field: keyof Detail): Detail | null {
  const detail = error?.detail
  return typeof detail === 'object' && detail !== null && field in detail ? (detail as Detail) : null
}
