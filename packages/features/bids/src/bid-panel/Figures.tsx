import { formatBalance } from '@seriba/domain/format/number'
import type { ReactNode } from 'react'
import styles from './Figures.module.css'

export type Figure = {
  label: ReactNode
  /** Yen. */
  amount: number
  alarming?: boolean
  /** Under the amount. */
  note?: ReactNode
}

type FiguresProps = { lines: readonly Figure[]; small?: boolean }

/** Amounts under each other, aligned at the right. */
export function Figures({ lines, small }: FiguresProps) {
  return (
    <dl className={styles.figures} data-small={small || undefined}>
      {lines.map(({ label, amount, alarming, note }, index) => (
        // The lines never change their order.
        <div key={index}>
          <dt>{label}</dt>
          <dd className="num" data-alarming={alarming || undefined}>
            {formatBalance(amount)}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
