import type { ReactNode } from 'react'
import styles from './Breakdown.module.css'

export type BreakdownPart = {
  key: string
  name: ReactNode
  /** How much of it counts, in words. */
  counts: ReactNode
  /** All of it, and the part that counts: figures that are already formatted. */
  whole: string
  counted: string
  /** 0 to 1: how much of everything available it takes. */
  share: number
}

export type BreakdownProps = {
  parts: readonly BreakdownPart[]
  columns: { name: string; counts: string; whole: string; counted: string }
  total: { name: string; whole: string; counted: string }
  /** Below the bar: how much is taken, and how much is free. */
  ends: readonly [ReactNode, ReactNode]
  className?: string
}

const shades = 5
const shadeOf = (at: number) => Math.min(at, shades - 1)

/** What a sum is made up of: its parts along a bar for everything available, and in figures. */
export function Breakdown({ parts, columns, total, ends, className }: BreakdownProps) {
  return (
    <div className={className}>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ key, share }, at) => (
          <span key={key} data-shade={shadeOf(at)} style={{ width: `${100 * share}%` }} />
        ))}
      </div>
      <p className={`num ${styles.ends}`}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {parts.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.counts}</th>
              <th scope="col">{columns.whole}</th>
              <th scope="col">{columns.counted}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, name, counts, whole, counted }, at) => (
              <tr key={key}>
                <th scope="row">
                  <i data-shade={shadeOf(at)} aria-hidden /> {name}
                </th>
                <td>{counts}</td>
                <td className="num">{whole}</td>
                <td className="num">{counted}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{total.name}</th>
              <td />
              <td className="num">{total.whole}</td>
              <td className="num">{total.counted}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  )
}
