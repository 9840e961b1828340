import { useOwnCurrency } from '@seriba/api/use-own-currency'
import { formatMoney } from '@seriba/domain/format/number'
import { milestones } from '@seriba/domain/landed-cost/milestones'
import { useCostWords } from '../landed-cost/use-cost-words.ts'
import styles from './compare.module.css'
import type { ComparedColumn } from './use-compared-lot.ts'

/** Each bid once more before it is placed, with the lot's total cost. */
export function AskedBids({ bids }: { bids: readonly ComparedColumn[] }) {
  return (
    <ul className={styles.asked}>
      {bids.map((column) => (
        <li key={column.ref?.id}>
          <span>
            {column.facts?.lotNumber} {column.facts?.name}
          </span>
          <span>
            <b className="num">{formatMoney(column.amount ?? 0)}</b>
            <LandedSum column={column} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The sum, as far as it is known, in yen and the viewer's own currency. */
function LandedSum({ column: { estimate, estimator } }: { column: ComparedColumn }) {
  const { t, named, sum } = useCostWords()
  const own = useOwnCurrency()
  const furthest = estimate && milestones.findLast((name) => estimate.milestones[name] !== null)
  const range = furthest && estimate?.milestones[furthest]
  if (!estimate || !estimator || !furthest || !range) return null
  const isLanded = furthest === 'landed'
  const port = named(estimator.document.ports[estimator.port ?? '']?.names)
  return (
    <small>
      {isLanded ? t('landedIn', { port }) : t(`milestone.${furthest}`)}{' '}
      <span className="num">{sum(range, estimate, isLanded)}</span>
      {own && <span className="num"> {own.of(range.likely)}</span>}
    </small>
  )
}
