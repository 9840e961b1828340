import { useLotWords } from '@seriba/i18n/use-lot-words'
import { Line1, Line2, NoValue } from '@seriba/ui/Table'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { useBidWords } from '../shared/use-bid-words.ts'
import styles from './bid-table.module.css'
import type { CellProps } from './column.ts'

export const ModelCell = ({ bid }: CellProps) => (
  <>
    <Line1 strong data-wraps>
      {bid.maker} {bid.model}
    </Line1>
    <Line2 data-wraps className="num">
      <span className={styles.year}>{bid.year ?? '-'}</span> {bid.chassis}
    </Line2>
  </>
)

/** If the specification has no column of its own, as much of it as fits. */
export function ModelSpecCell({ bid, side, list, exportTypes }: CellProps) {
  const words = useBidWords()
  // Buyers, and staff in the archive, read it below the lot's status.
  const exportType = side === 'manager' && list === 'live' ? exportTypes.get(bid.exportType ?? 0) : undefined
  const specification = [exportType, words.specification(bid)].filter(Boolean).join(', ')
  return (
    <>
      <Line1 strong data-wraps>
        {bid.maker} {bid.model}
      </Line1>
      <Line2 className="num" title={specification}>
        <span className={styles.year}>{bid.year ?? '-'}</span>{' '}
        {[bid.chassis, specification].filter(Boolean).join(', ')}
      </Line2>
    </>
  )
}

/** If the condition has no column either, what decides about a car comes before what identifies it. */
export function GradedModelCell({ bid }: CellProps) {
  const { mileage } = useLotWords()
  const rest = [mileage(bid.mileage), `${bid.year ?? '-'} ${bid.chassis}`.trim()].join(', ')
  return (
    <>
      <Line1 strong data-wraps>
        {bid.maker} {bid.model}
      </Line1>
      <Line2 className="num" title={rest}>
        {bid.condition && <b>{bid.condition}</b>} {rest}
      </Line2>
    </>
  )
}

export function SpecificationsCell({ bid }: CellProps) {
  const words = useLotWords()
  const first = [bid.grade, bid.gearbox, words.engine(bid.engine)].filter((part) => part && part !== '-')
  const second = [words.color(bid.color), bid.equip].filter((part) => part && part !== '-')
  return (
    <>
      <Line1 title={first.join(', ')}>{first.join(', ') || <NoValue />}</Line1>
      <Line2 title={second.join(', ')}>{second.join(', ')}</Line2>
    </>
  )
}

export function ConditionCell({ bid }: CellProps) {
  const words = useLotWords()
  return (
    <>
      <span className={styles.grade}>
        <ConditionGrade grade={bid.condition} />
      </span>
      <Line2 className={`num ${styles.year}`}>{words.mileage(bid.mileage)}</Line2>
    </>
  )
}
