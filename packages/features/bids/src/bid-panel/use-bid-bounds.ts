import type { LotBudget } from '@seriba/contracts/budget'
import type { BidBounds } from '@seriba/domain/bids/highest-allowed'
import { useMemo } from 'react'

export type OwnBounds = BidBounds & { budget: LotBudget | null }

type Known = {
  /** The credit for the lot and the group; undefined while it is not known. */
  allowance: { bidAllow: number | undefined; budget: LotBudget | null } | undefined
  creditLimitCheck: boolean
  budgetSet: boolean
  committed: number
}

/** The limits of a buyer's own bid; null while they are not known. */
export function useBidBounds({ allowance, creditLimitCheck, budgetSet, committed }: Known): OwnBounds | null {
  const { bidAllow, budget = null } = allowance ?? {}
  const isOpen = allowance === undefined && (creditLimitCheck || budgetSet)
  return useMemo(
    // Above the maximum, a bid is refused only if the credit is checked.
    () => (isOpen ? null : { maximum: creditLimitCheck ? bidAllow : undefined, budget, committed }),
    [isOpen, creditLimitCheck, bidAllow, budget, committed],
  )
}
