import { Line2 } from '@seriba/ui/Table'
import styles from './table.module.css'

type ChassisNumberProps = {
  whole: string
  /** As much of it as the column shows. */
  shown?: string
  /** How many characters fit on a line of the column. */
  room: number
  at?: 'wide' | 'notWide'
}

/** Never truncated: buyers look up a vehicle by it. A long one is set in smaller type, on two lines if necessary. */
export const ChassisNumber = ({ whole, shown = whole, room, at }: ChassisNumberProps) => (
  <Line2
    className={`code ${styles.chassis}`}
    data-at={at}
    data-long={shown.length > room || undefined}
    title={whole || undefined}
  >
    {shown || '-'}
  </Line2>
)
