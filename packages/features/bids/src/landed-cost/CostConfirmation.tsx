import { shownMilestone, useMilestoneName } from './CostMilestones.tsx'
import styles from './costs.module.css'
import { useCostWords } from './use-cost-words.ts'
import { isReady, type ReadyCosts, useCosts, useEstimate } from './use-costs.ts'

type Props = { carId: string; amount: number }

/** The total once more, where the bid is confirmed. Nothing where there is none. */
export function CostConfirmation({ carId, amount }: Props) {
  const costs = useCosts(carId)
  return isReady(costs) ? <Total costs={costs} amount={amount} /> : null
}

function Total({ costs, amount }: { costs: ReadyCosts; amount: number }) {
  const { sum } = useCostWords()
  const name = useMilestoneName()
  const estimate = useEstimate(costs, amount)
  const milestone = shownMilestone(costs, estimate)
  const range = estimate.milestones[milestone]
  if (!range) return null
  return (
    <p className={styles.confirmed}>
      <span>{name(costs, milestone)}</span>
      <b className="num">{sum(range, estimate, milestone === 'landed')}</b>
    </p>
  )
}
