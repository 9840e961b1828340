import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { highestAllowed } from '@seriba/domain/bids/highest-allowed'
import { formatBalance } from '@seriba/domain/format/number'
import { type CostEstimate, estimateAt } from '@seriba/domain/landed-cost/estimate'
import { fitsAgain } from '@seriba/domain/landed-cost/fits-again'
import { banOfLowestBid, highestBidFor } from '@seriba/domain/landed-cost/highest-for-budget'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useDeferredValue, useMemo } from 'react'
import type { BidRules } from '../bid-panel/bid-rules.ts'
import type { OwnBounds } from '../bid-panel/use-bid-bounds.ts'
import { BudgetEnd, NoHighest } from './BudgetEnd.tsx'
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
  /** The limits of the bid; null while they are not known. */
  bounds: OwnBounds | null
  /** Staff who bid for a client see more. */
  isForClient: boolean
  onUse: (chosen: { amount: number }) => void
  touch: boolean
}

/** In reverse: the highest bid that a budget covers, whatever the vehicle turns out to be. */
export function CostBudget({ costs, estimate, amount, rules, bounds, isForClient, onUse, touch }: Props) {
  const { t } = useCostWords()
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
    const again =
      isForClient && highest
        ? fitsAgain(estimator, { yen, milestone, start: startPrice, step }, highest.bid)
        : null
    return { yen, highest, none, again }
  }, [costs, estimator, milestone, startPrice, step, budget, isForClient])
  const sum = estimate.milestones[milestone]
  const over = found && sum && amount !== null ? sum.max - found.yen : 0
  const highest = found?.highest ?? null
  const allowed = highest && bounds && highestAllowed(highest.bid, rules, bounds)
  const bid = allowed?.bid ?? null
  useKeyActions({ KeyU: bid === null ? undefined : () => onUse({ amount: bid }) })
  return (
    <div className={styles.budget}>
      <AmountField
        label={t('budgetFor', { milestone: t(`milestone.${milestone}`) })}
        size={touch ? 'touch' : 'sm'}
        unit={rate === undefined ? '¥' : (choices.currency ?? '¥')}
        value={typed}
        onChange={setBudget}
        // It is not a field of the bid: the key would place the bid.
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
      {found?.again && (
        <p className={styles.quiet}>
          {t('fitsAgain', { from: formatBalance(found.again.from), to: formatBalance(found.again.to) })}
        </p>
      )}
      {found && (
        <p className={styles.amber} role="status">
          {over > 0 && t('overBudget', { sum: formatBalance(over) })}{' '}
          {highest && <BudgetEnd highest={highest} allowed={allowed} bounds={bounds} />}
          {found.none && <NoHighest {...found.none} yen={found.yen} milestone={milestone} />}
        </p>
      )}
    </div>
  )
}
