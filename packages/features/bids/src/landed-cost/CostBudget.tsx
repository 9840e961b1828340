import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { formatBalance } from '@seriba/domain/format/number'
import type { Ban } from '@seriba/domain/landed-cost/cost-document'
import { type CostEstimate, estimateAt } from '@seriba/domain/landed-cost/estimate'
import { banOfLowestBid, highestBidFor } from '@seriba/domain/landed-cost/highest-for-budget'
import type { Milestone } from '@seriba/domain/landed-cost/milestones'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useDeferredValue, useMemo } from 'react'
import type { BidRules } from '../bid-panel/bid-rules.ts'
import { shownMilestone } from './CostMilestones.tsx'
import { useChangedChoices } from './cost-choices.tsx'
import styles from './costs.module.css'
import { budgetInYen, ownRate, useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

type Props = {
  costs: ReadyCosts
  estimate: CostEstimate
  /** Yen of the bid that the estimate is for; null until something is typed. */
  amount: number | null
  rules: Pick<BidRules, 'startPrice' | 'step'>
  /** Yen that the credit allows; undefined where it allows anything. */
  maximum: number | undefined
  onUse: (chosen: { amount: number }) => void
  touch: boolean
}

/** Backwards: the highest bid that a budget pays for, whatever the vehicle turns out to be. */
export function CostBudget({ costs, estimate, amount, rules, maximum, onUse, touch }: Props) {
  const { t, named } = useCostWords()
  const { startPrice, step } = rules
  const { choices, estimator } = costs
  const { budget: typed, setBudget } = useChangedChoices()
  const budget = useDeferredValue(typed)
  const rate = ownRate(costs)?.yenPer
  const milestone = shownMilestone(costs, estimate)
  const found = useMemo(() => {
    if (budget === null) return null
    const yen = budgetInYen(budget, costs)
    const highest = highestBidFor(estimator, { yen, milestone, start: startPrice, step })
    const atStart = estimateAt(estimator, lowestBid(startPrice, step))
    const none = highest ? null : { atStart, ban: banOfLowestBid(estimator, { start: startPrice, step }) }
    return { yen, highest, none }
  }, [costs, estimator, milestone, startPrice, step, budget])
  const sum = estimate.milestones[milestone]
  const over = found && sum && amount !== null ? sum.max - found.yen : 0
  const highest = found?.highest ?? null
  const isShort = highest !== null && maximum !== undefined && highest.bid > maximum
  const allowed = isShort ? Math.floor(maximum / step) * step : (highest?.bid ?? null)
  const bid = allowed !== null && allowed >= lowestBid(startPrice, step) ? allowed : null
  useKeyActions({ KeyU: bid === null ? undefined : () => onUse({ amount: bid }) })
  return (
    <div className={styles.budget}>
      <AmountField
        label={t('budgetFor', { milestone: t(`milestone.${milestone}`) })}
        size={touch ? 'touch' : 'sm'}
        unit={rate === undefined ? '¥' : (choices.currency ?? '¥')}
        value={typed}
        onChange={setBudget}
        // It belongs to no field of the bid: the key would place it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found && (
        <p className={styles.highest} role="status">
          <span>{t('highest')}</span>
          <b className="num">{bid === null ? '-' : formatBalance(bid)}</b>
          {bid !== null && (
            <Button
              size={touch ? 'touch' : 'sm'}
              aria-label={t('useHighest', { amount: formatBalance(bid) })}
              onClick={() => onUse({ amount: bid })}
            >
              {t('use')}
            </Button>
          )}
        </p>
      )}
      {found && (
        <p className={styles.amber} role="status">
          {over > 0 && t('overBudget', { sum: formatBalance(over) })}{' '}
          {highest && isShort
            ? t('endedByCredit', { bid: formatBalance(highest.bid) })
            : highest?.ban
              ? t('endedByBan', { because: named(highest.ban.because) })
              : highest?.oneStepUp != null
                ? t('eachStep', { sum: formatBalance(highest.oneStepUp - highest.total) })
                : null}
          {found.none && <None {...found.none} yen={found.yen} milestone={milestone} />}
        </p>
      )}
    </div>
  )
}

type NoneProps = { yen: number; atStart: CostEstimate; ban: Ban | null; milestone: Milestone }

/** Why there is no highest bid. */
function None({ yen, atStart, ban, milestone }: NoneProps) {
  const { t, named } = useCostWords()
  // Why is said in the notes of the costs, which are of this price or of a higher one.
  if (atStart.ban) return t('startBanned')
  if (atStart.open && milestone === 'landed') return t('noHighest')
  const sum = atStart.milestones[milestone]?.max ?? 0
  if (sum > yen) return t('startOver', { sum: formatBalance(sum), over: formatBalance(sum - yen) })
  return ban && t('startMayBeBanned', { because: named(ban.because) })
}
