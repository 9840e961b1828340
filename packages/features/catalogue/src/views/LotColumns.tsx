import type { ComponentProps } from 'react'
import { LotTable } from '../table/LotTable.tsx'
import styles from './views.module.css'

type LotColumnsProps = Omit<ComponentProps<typeof LotTable>, 'part'>

/** The list in two columns: the first half of the page on the left, the rest next to it. */
export function LotColumns({ lots, ...rest }: LotColumnsProps) {
  const half = Math.ceil(lots.length / 2)
  return (
    <div className={styles.columns}>
      <LotTable {...rest} lots={lots.slice(0, half)} part={1} />
      <LotTable {...rest} lots={lots.slice(half)} part={2} />
    </div>
  )
}
