import { formatBalance } from '@seriba/domain/format/number'
import { shownMilestone, useMilestoneName } from './CostMilestones.tsx'
import { useChangedChoices } from './cost-choices.tsx'
import styles from './costs.module.css'
import { budgetInYen, useCostWords } from './use-cost-words.ts'
import { isReady, type ReadyCosts, useCosts, useEstimate } from './use-costs.ts'

type Props = { carId: string; amount: number }

/** The total once more, when the bid is confirmed. Empty if there is none. */
export function CostConfirmation({ carId, amount }: Props) {
  const costs = useCosts(carId)
  return isReady(costs) ? <Total costs={costs} amount={amount} /> : null
}

function Total({ costs, amount }: { costs: ReadyCosts; amount: number }) {
  const { t, sum } = useCostWords()
  const { budget } = useChangedChoices()
  const name = useMilestoneName()
  const estimate = useEstimate(costs, amount)
  const milestone = shownMilestone(costs, estimate)
  const range = estimate.milestones[milestone]
  if (!range) return null
  const over = budget === null ? 0 : range.max - budgetInYen(budget, costs)
  return (
    <>
      <p className={styles.confirmed}>
        <span>{name(costs, milestone)}</span>
        <b className="num">{sum(range, estimate, milestone === 'landed')}</b>
      </p>
      {over > 0 && (
        <p className={styles.confirmed} data-over>
          <span>{t('overMyBudget')}</span>
          <b className="num">{formatBalance(over)}</b>
        </p>
      )}
    </>
  )
}
