import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'
import type { CostLine } from './cost-lines.ts'

/** Yen; null is open. */
export type CostValues = Record<CostLine, number | null>

/** A part of the other costs, in yen. */
export type OtherLine = { label: string; amount: number }

export const mostOtherLines = 20
export const highestCost = 999_999_999

export const sumOfLines = (lines: readonly OtherLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** The proceeds of a resold car, and what its client pays for that; yen. */
export type Resale = { amount: number; penalty: number }

/** A canceled purchase no longer costs anything, whatever its lines say. */
export const canChangeCosts = (status: PurchaseStatus): RuleResult<'purchase_over'> =>
  status === at.purchaseCancelled ? rejected('purchase_over') : ok

export const canEnterResale = (status: PurchaseStatus): RuleResult<'purchase_not_resold'> =>
  status === at.auctionResale ? ok : rejected('purchase_not_resold')
