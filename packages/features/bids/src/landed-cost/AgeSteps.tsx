import { formatDay } from '@seriba/domain/format/date'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import {
  type AgeStep,
  type AgeStepCost,
  ageStepCost,
  ageStepsOf,
  rateStepsOf,
} from '@seriba/domain/landed-cost/age-steps'
import { Icon } from '@seriba/ui/Icon'
import { TrendingDown, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import styles from './import-verdict.module.css'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

type Props = { costs: ReadyCosts; amount: number }

/** What it costs that a lot counts as older on arrival, or would on a later ship, or that other rates apply then. */
export function AgeSteps({ costs, amount }: Props) {
  const { estimator } = costs
  const steps = useMemo(() => [...ageStepsOf(estimator), ...rateStepsOf(estimator)], [estimator])
  return steps.map((step) => {
    const cost = ageStepCost(step, amount)
    return cost && <Step key={step.cause + step.day} step={step} cost={cost} arrives={estimator.arrives} />
  })
}

function Step({ step, cost, arrives }: { step: AgeStep; cost: AgeStepCost; arrives: string }) {
  const { t } = useCostWords()
  const day = formatDay(step.day)
  const isDearer = cost.more.max > 0
  return (
    <section className={styles.verdict} data-verdict={isDearer ? 'cannotTell' : 'fits'}>
      <Icon icon={isDearer ? TriangleAlert : TrendingDown} className={styles.icon} />
      <div className={styles.words}>
        <b className="tabular">{title()}</b>
        <p>
          {t(`${step.cause}.${step.isPassed ? 'passed' : 'ahead'}Because`, {
            arrives: formatDay(arrives),
            day,
          })}
          {cost.isOpen && step.cause === 'age' && ` ${t('age.openBecause')}`}
        </p>
      </div>
    </section>
  )

  function title(): string {
    const when = step.isPassed ? 'passed' : 'ahead'
    const { more, isOpen, missing } = cost
    if (isOpen && step.cause === 'age')
      return t(`age.${when}Open`, { day, sum: signed(more.max === 0 ? more.min : more.max) })
    const sum = missing.length > 0 && more.min !== more.max ? signedSpan(more) : signed(more.likely)
    if (step.cause === 'rates') return t('rates.title', { day, sum })
    return step.years === null
      ? t(`age.${when}Step`, { day, sum })
      : t(`age.${when}`, { day, sum, count: step.years })
  }
}

const signed = (yen: number) => `${yen < 0 ? '−' : '+'}\u00A0${formatBalance(Math.abs(yen))}`
const signedSpan = ({ min, max }: AgeStepCost['more']) =>
  min < 0 ? signed(min) : `${signed(min)}–${groupThousands(max)}`
