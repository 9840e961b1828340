import { Line2 } from '@seriba/ui/Table'
import styles from './table.module.css'

type ChassisNumberProps = {
  whole: string
  /** As much of it as the column tells. */
  shown?: string
  /** How many characters stand in a line of the column. */
  room: number
  at?: 'wide' | 'notWide'
}

/** Never cut: buyers look a vehicle up by it. A long one is written smaller, in two lines where it must be. */
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
