import type { FilledGroup } from '@seriba/contracts/bid-groups'
import type { BudgetRefusal } from '@seriba/contracts/budget'
import type { RefusedBids } from '@seriba/contracts/many-bids'
import type { BalanceInfo } from '@seriba/contracts/money'
import type { BidWinner, LeadingBid } from '@seriba/contracts/rival-bids'
import type { ApiError } from './api-error.ts'

/** The balance that comes with a 402. */
export const balanceIn = (error: ApiError | null) => detailWith<BalanceInfo>(error, 'bidAllow')

/** The part of a client's budget that prevents it; without figures if a group is to buy more. */
export const budgetIn = (error: ApiError | null) => detailWith<BudgetRefusal>(error, 'budget')

/** The client who has already won the lot. */
export const winnerIn = (error: ApiError | null) => detailWith<BidWinner>(error, 'bidId')

/** The bid that leads on the lot, if another one was to be placed at the hall. */
export const leaderIn = (error: ApiError | null) => detailWith<LeadingBid>(error, 'amount')

/** The group that has everything it wants, if one of its bids was to be won. */
export const filledGroupIn = (error: ApiError | null) => detailWith<FilledGroup>(error, 'cars')

/** The bids that kept all of them from being changed. */
export const refusedBidsIn = (error: ApiError | null) => detailWith<RefusedBids>(error, 'bidIds')

function detailWith<Detail extends object>(error: ApiError | null, field: keyof Detail): Detail | null {
  const detail = error?.detail
  return typeof detail === 'object' && detail !== null && field in detail ? (detail as Detail) : null
}
