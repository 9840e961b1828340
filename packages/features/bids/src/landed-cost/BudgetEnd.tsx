import { leftOf } from '@seriba/domain/bids/budget'
import type { highestAllowed } from '@seriba/domain/bids/highest-allowed'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import type { Ban } from '@seriba/domain/landed-cost/cost-document'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import type { HighestForBudget } from '@seriba/domain/landed-cost/highest-for-budget'
import type { Milestone } from '@seriba/domain/landed-cost/milestones'
import type { OwnBounds } from '../bid-panel/use-bid-bounds.ts'
import { useCostWords } from './use-cost-words.ts'

type BudgetEndProps = {
  highest: NonNullable<HighestForBudget>
  /** As much of it as may be bid; null while that is not known. */
  allowed: ReturnType<typeof highestAllowed> | null
  bounds: OwnBounds | null
}

/** What limits the highest bid, or what one more step would cost if the budget itself does. */
export function BudgetEnd({ highest, allowed, bounds }: BudgetEndProps) {
  const { t, named } = useCostWords()
  if (!bounds || !allowed) return t('boundsUnknown')
  const bid = formatBalance(highest.bid)
  const { endedBy } = allowed
  if (endedBy === 'credit') return t('endedByCredit', { bid })
  if (endedBy !== null && bounds.budget) {
    const { limits, allowance, day, week } = bounds.budget
    const limit = limits.find(({ cap }) => cap === endedBy)
    const left = limit ? leftOf(limit, allowance) : 0
    if (!limit || (allowed.bid ?? 0) > left) return t('endedByAgreed', { bid })
    return t(`endedByCap.${limit.cap}`, {
      bid,
      left: formatBalance(left),
      day: formatDay(endedBy === 'week' ? week : day),
    })
  }
  if (highest.ban) return t('endedByBan', { because: named(highest.ban.because) })
  return highest.oneStepUp === null
    ? null
    : t('eachStep', { sum: formatBalance(highest.oneStepUp - highest.total) })
}

type NoHighestProps = { yen: number; atStart: CostEstimate; ban: Ban | null; milestone: Milestone }

/** Why there is no highest bid. */
export function NoHighest({ yen, atStart, ban, milestone }: NoHighestProps) {
  const { t, named } = useCostWords()
  // The reason is in the notes of the costs, which are for this price or a higher one.
  if (atStart.ban) return t('startBanned')
  if (atStart.open && milestone === 'landed') return t('noHighest')
  const sum = atStart.milestones[milestone]?.max ?? 0
  if (sum > yen) return t('startOver', { sum: formatBalance(sum), over: formatBalance(sum - yen) })
  return ban && t('startMayBeBanned', { because: named(ban.because) })
}
