import { HeaderCell, Table } from '@seriba/ui/Table'
import type { ReactNode } from 'react'
import styles from './trade.module.css'

type Head = {
  label: string
  width?: number
  end?: boolean
  /** Named, but not visible. */
  hidden?: boolean
}

type TradeTableProps = { label: string; heads: readonly Head[]; children: ReactNode }

/** A table of a client's purchases or payments, which scrolls if there is little room. */
export function TradeTable({ label, heads, children }: TradeTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it too
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <Table rows="ledger" tight className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map(({ label, width, end, hidden }) => (
              <HeaderCell
                key={label}
                style={width === undefined ? undefined : { width }}
                align={end ? 'end' : 'start'}
                lines={[{ label: hidden ? <span className="visually-hidden">{label}</span> : label }]}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </section>
  )
}
