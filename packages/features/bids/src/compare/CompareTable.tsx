import { differs } from '@seriba/domain/lots/comparison'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import { CompareHead } from './CompareHead.tsx'
import styles from './compare.module.css'
import { type CompareRow, useCompareRows } from './compare-rows.tsx'
import type { GroupBuyer } from './group-buyer.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

type Props = {
  columns: readonly ComparedColumn[]
  side: GroupBuyer['side']
  onlyDifferences: boolean
  onRemove: (column: ComparedColumn) => void
  /** The fields for bidding, with a cell for each column. */
  bids: React.ReactNode
}

/** Lots side by side; rows in which they differ are marked. */
export function CompareTable({ columns, side, onlyDifferences, onRemove, bids }: Props) {
  const { t } = useTranslation('compare')
  const sections = useCompareRows(columns, side)
  const shown = (row: CompareRow) => !onlyDifferences || differs(row.values)
  return (
    // Focusable, so that anything wider than the window can be reached with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={styles.table} data-lots={columns.length}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <CompareHead key={column.ref?.id} column={column} onRemove={() => onRemove(column)} />
            ))}
          </tr>
        </thead>
        {sections.map(({ title, note, rows }, at) => {
          const isLast = at === sections.length - 1
          const visible = rows.filter(shown)
          if (visible.length === 0 && !isLast) return null
          return (
            <tbody key={title}>
              <tr className={styles.section}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span className={styles.sectionWords}>
                    {title}
                    {note && <small>{note}</small>}
                  </span>
                </th>
              </tr>
              {isLast && bids}
              {visible.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}

function Row({ row: { label, values, cells, best } }: { row: CompareRow }) {
  const { t } = useTranslation('compare')
  const isDifferent = differs(values)
  return (
    <tr data-differs={isDifferent || undefined}>
      <th scope="row">
        {label}
        {isDifferent && <span className="visually-hidden">, {t('differs')}</span>}
      </th>
      {cells.map((cell, column) => (
        // Columns keep their places.
        <td key={column} data-best={best?.column === column || undefined}>
          {cell || <span className={styles.none}>{t('unknown')}</span>}
          {best?.column === column && (
            <>
              {' '}
              <Badge>{best.word}</Badge>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
