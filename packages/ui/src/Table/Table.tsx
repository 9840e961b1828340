import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Table.module.css'

export type TableProps = ComponentPropsWithRef<'table'> & {
  /** Rows of 52, 48 or 40 px; heads of 40 or, in bids and ledgers, 36. */
  rows?: 'listing' | 'bids' | 'ledger'
  /** Cells have a padding of 6 px instead of 8, for many columns. */
  tight?: boolean
}

/** Full-bleed table of fixed columns; size them with a `<colgroup>`. The head sticks below the header. */
export function Table({ rows = 'listing', tight, className, ...rest }: TableProps) {
  return (
    <table
      className={cx(styles.table, className)}
      data-rows={rows}
      data-tight={tight || undefined}
      {...rest}
    />
  )
}

export type RowProps = ComponentPropsWithRef<'tr'> & {
  visited?: boolean | undefined
  /** Has a bid of the viewer's own. */
  own?: boolean | undefined
  auto?: boolean | undefined
  won?: boolean | undefined
  /** Somebody has to do something by hand: red until it is done. */
  hand?: boolean | undefined
  /** Stopped: dimmed, never hidden. */
  stopped?: boolean | undefined
  /** Just saved: green for as long as it is set, 1 s by design. */
  saved?: boolean | undefined
  /** The row that keys act on, in tables that are worked by keyboard. */
  focused?: boolean | undefined
  /** Chosen, together with others, for an action on all of them. */
  selected?: boolean | undefined
  /** Belongs together with the row above or below it: an ink bar runs through them. */
  joined?: boolean | undefined
}

export function Row({
  visited,
  own,
  auto,
  won,
  hand,
  stopped,
  saved,
  focused,
  selected,
  joined,
  className,
  ...rest
}: RowProps) {
  return (
    <tr
      className={cx(styles.row, className)}
      data-visited={visited || undefined}
      data-own={own || undefined}
      data-auto={auto || undefined}
      data-won={won || undefined}
      data-hand={hand || undefined}
      data-stopped={stopped || undefined}
      data-saved={saved || undefined}
      data-focused={focused || undefined}
      data-selected={selected || undefined}
      data-joined={joined || undefined}
      {...rest}
    />
  )
}

export type CellProps = Omit<ComponentPropsWithRef<'td'>, 'align'> & { align?: 'start' | 'end' | 'center' }

export function Cell({ align = 'start', className, ...rest }: CellProps) {
  return <td className={cx(styles.cell, className)} data-align={align} {...rest} />
}

/** A photo that fills its row edge to edge. Put an `<img>` or a `Photo` inside. */
export function PhotoCell({ className, ...rest }: ComponentPropsWithRef<'td'>) {
  return <td className={cx(styles.cell, styles.photo, className)} {...rest} />
}
