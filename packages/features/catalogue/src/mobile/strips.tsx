import type { BikeRow, MechRow } from '@seriba/contracts/catalogue'
import { NamedRates } from '../rows/Rates.tsx'
import type { RowContext } from '../rows/row-context.ts'
import type { ColumnLabel } from '../table/column-label.ts'
import styles from './LotCard.module.css'

type StripProps<Row> = { row: Row; context: RowContext }

export const BikeStrip = ({ row, context: { words } }: StripProps<BikeRow>) => (
  <NamedRates bike={row} words={words} />
)

/** What decides about a machine, each fact with its name. */
export function MachineryStrip({ row, context: { words } }: StripProps<MechRow>) {
  const facts: [ColumnLabel, string][] = [
    ['group', words.machinery(row.group)],
    ['year', String(row.year ?? '')],
    ['volume', words.machinery(row.volume)],
    ['hours', words.hours(row.hours)],
    ['mileage', words.mileage(row.mileage)],
  ]
  return (
    <dl className={styles.machine}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{words.column(label)}</dt>
          <dd className="num">{value || '-'}</dd>
        </div>
      ))}
    </dl>
  )
}
