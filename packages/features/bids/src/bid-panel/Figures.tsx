import { formatBalance } from '@seriba/domain/format/number'
import { Skeleton } from '@seriba/ui/Skeleton'
import type { ReactNode } from 'react'
import styles from './Figures.module.css'

export type Figure = {
  label: ReactNode
  /** Yen; undefined until it has loaded, with its space reserved. */
  amount: number | undefined
  alarming?: boolean
  /** Below the amount. */
  note?: ReactNode
}

type FiguresProps = { lines: readonly Figure[]; small?: boolean }

/** Amounts one below the other, right-aligned. */
export function Figures({ lines, small }: FiguresProps) {
  return (
    <dl className={styles.figures} data-small={small || undefined}>
      {lines.map(({ label, amount, alarming, note }, index) => (
        // The lines never change their order.
        <div key={index}>
          <dt>{label}</dt>
          <dd className="num" data-alarming={alarming || undefined}>
            {amount === undefined ? <Skeleton width={72} height="0.8em" /> : formatBalance(amount)}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
