import type { BidCost } from '@seriba/contracts/bid-costs'
import { milestones } from '@seriba/domain/landed-cost/milestones'
import { useCostWords } from '../landed-cost/use-cost-words.ts'

/** How a bid's cost is phrased: all sums that are known, and the last of them. */
export function useBidCostWords() {
  const { t, sum } = useCostWords()
  const sums = (cost: BidCost) =>
    milestones.flatMap((name) => {
      const range = cost.milestones[name]
      return range ? [{ name: t(`milestone.${name}`), sum: sum(range, cost, name === 'landed') }] : []
    })
  return {
    sums,
    last: (cost: BidCost) => {
      const last = sums(cost).at(-1)
      return last ? `${last.name} ${last.sum}` : t('list.unknown')
    },
  }
}
