import { monthOf } from './chart-places.ts'
import styles from './charts.module.css'

/** The months covered by a chart, below it; the rows of auctions have the days. */
export function ChartSpan({ from, to }: { from: string; to: string }) {
  return (
    <p className={`num ${styles.span}`} aria-hidden>
      <span>{monthOf(from)}</span>
      <span>{monthOf(to)}</span>
    </p>
  )
}
