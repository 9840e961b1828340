import { formatDay } from '@seriba/domain/format/date'
import { formatRate } from '@seriba/domain/format/number'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { type Milestone, milestones } from '@seriba/domain/landed-cost/milestones'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import styles from './costs.module.css'
import { ownRate, ownSum, useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

type Props = { costs: ReadyCosts; estimate: CostEstimate }

/** The milestone that is chosen, or the furthest one that is known. */
export const shownMilestone = ({ choices }: ReadyCosts, { milestones: sums }: CostEstimate): Milestone =>
  milestones.slice(0, milestones.indexOf(choices.milestone) + 1).findLast((name) => sums[name] !== null) ??
  'fob'

export function useMilestoneName() {
  const { t, named } = useCostWords()
  return ({ estimator, costs }: ReadyCosts, milestone: Milestone) =>
    milestone === 'landed' && estimator.port !== null
      ? t('landedIn', { port: named(costs.document.ports[estimator.port]?.names) })
      : t(`milestone.${milestone}`)
}

/** How far the total goes: a single choice for the headline and the budget. */
export function CostMilestones({ costs, estimate }: Props) {
  const { t } = useCostWords()
  const shown = shownMilestone(costs, estimate)
  return (
    <RadioGroup
      label={t('milestones')}
      labelHidden
      className={styles.milestones}
      value={shown}
      onChange={(milestone) => costs.choose({ milestone })}
      options={milestones.map((value) => ({
        value,
        disabled: estimate.milestones[value] === null,
        label: <Sum costs={costs} estimate={estimate} milestone={value} shown={value === shown} />,
      }))}
    />
  )
}

function Sum({ costs, estimate, milestone, shown }: Props & { milestone: Milestone; shown: boolean }) {
  const { t, span, sum } = useCostWords()
  const name = useMilestoneName()
  const range = estimate.milestones[milestone]
  const isLanded = milestone === 'landed'
  const own = range && shown ? ownSum(range.likely, costs) : null
  // A sum without an upper limit has no range either.
  const hasSpan = range !== null && range.min !== range.max && !(isLanded && estimate.open)
  const said = range ? sum(range, estimate, isLanded) : '-'
  return (
    <span className={styles.sum} data-shown={shown || undefined}>
      <b>{name(costs, milestone)}</b>
      <span className={styles.what}>{t(`what.${milestone}`)}</span>
      <span className={styles.figure}>
        <b className="num">{said}</b>
        {shown && hasSpan && said !== span(range) && <small className="num">{span(range)}</small>}
      </span>
      {own && <OwnAtRate own={own} costs={costs} />}
    </span>
  )
}

/** The sum in the viewer's own currency, with the rate and its day: it changes although the yen do not. */
function OwnAtRate({ own, costs }: { own: string; costs: ReadyCosts }) {
  const { t } = useCostWords()
  const rate = ownRate(costs)
  if (!rate) return null
  return (
    <small className={`${styles.own} num`} data-old={rate.stale || undefined}>
      {t(rate.stale ? 'own.atOld' : 'own.at', {
        sum: own,
        rate: formatRate(rate.yenPer),
        day: formatDay(rate.day),
      })}
    </small>
  )
}
