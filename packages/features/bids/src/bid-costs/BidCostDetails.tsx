import type { BidCost } from '@seriba/contracts/bid-costs'
import { formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { useCostWords } from '../landed-cost/use-cost-words.ts'
import styles from './bid-costs.module.css'
import { useBidCostWords } from './use-bid-cost-words.ts'

/** Where a bid's vehicle is to be shipped, what it costs on the way there, and how certain that is. */
export function BidCostDetails({ cost }: { cost: BidCost }) {
  const { t, named } = useCostWords()
  const words = useBidCostWords()
  return (
    <div className={styles.details}>
      <b>{cost.port ? named(cost.port) : t('noPort')}</b>
      <dl className="num">
        {words.sums(cost).map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {cost.missing.length > 0 && cost.milestones.landed && (
        <p>
          {t('missingText', { facts: cost.missing.map((fact) => t(`missing.${fact}`)).join(', ') })}{' '}
          {cost.open && t('open')}
        </p>
      )}
      <p>{cost.keptAt ? t('list.kept', { day: formatDay(jstDay(cost.keptAt)) }) : t('list.today')}</p>
    </div>
  )
}
