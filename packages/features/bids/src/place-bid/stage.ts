import type { ApiError } from '@seriba/api/api-error'
import { balanceIn } from '@seriba/api/error-detail'
import type { PlacedBid, PlacementWarning } from '@seriba/contracts/bids'
import type { BudgetRefusal, LotBudget } from '@seriba/contracts/budget'
import type { BalanceInfo } from '@seriba/contracts/money'

/** The maximum for the bid, and the figures behind it; null if they could not be loaded. */
export type Allowance = {
  bidAllow: number
  balanceInfo: BalanceInfo
  warnings: readonly PlacementWarning[]
  budget: LotBudget | null
} | null

/** A bid that is waiting for confirmation. `key` identifies the request, however often it is sent. */
export type Draft = {
  amount: number
  bidGroup: number | undefined
  bidType: number | undefined
  comment: string
  listValue: number | undefined
  key: string
}

export type Stage =
  | { kind: 'closed' }
  | { kind: 'checking' }
  /** The balance could not be loaded, and nothing may be placed without it. */
  | { kind: 'unchecked'; error: ApiError }
  | { kind: 'confirming'; draft: Draft; allowance: Allowance; pending: boolean; error: ApiError | null }
  | { kind: 'placed'; bid: PlacedBid }
  | { kind: 'short'; amount: number; balance: BalanceInfo }
  /** The client's own budget prevents the bid. */
  | ({ kind: 'overBudget'; amount: number; bidGroup: number | undefined } & BudgetRefusal)

/** The figures that come with a 402, otherwise those known before. */
export function balanceOf(error: ApiError, allowance: Allowance): BalanceInfo | null {
  return balanceIn(error) ?? (allowance && { ...allowance.balanceInfo, bidAllow: allowance.bidAllow })
}
