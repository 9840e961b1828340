import type { LotKind } from '@seriba/domain/lots/page-types'
import { Table } from '@seriba/ui/Table'
import { useRowsDrawn } from '@seriba/ui/use-wide'
import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import { useVisitedLots } from '../visited/visited-lots.ts'
import columnStyles from './columns.module.css'
import { type AnyColumn, hasPhotos } from './columns.ts'
import { LotRow } from './LotRow.tsx'
import { withoutOwnBid } from './shared-columns.ts'
import { TableHead, type TableHeadProps } from './TableHead.tsx'
import styles from './table.module.css'
import { useVisibleFirst } from './use-visible-first.ts'

type LotTableProps = TableHeadProps & {
  columns: readonly AnyColumn[]
  lots: readonly Lot[]
  context: RowContext
  /** What is shown is not yet, or no longer, what was requested. */
  stale: boolean
  kind: LotKind
  /** If two tables are side by side: '2 of 2'. */
  part?: number
  /** The id of the lot shown in a panel next to the table, which may leave it little space. */
  chosen?: string | undefined
  shape?: 'tight'
}

export const LotTable = memo(function LotTable(props: LotTableProps) {
  const { lots, context, kind, stale, part, chosen, shape, ...head } = props
  const { t } = useTranslation('catalogue')
  const visited = useVisitedLots()
  const rows = useRowsDrawn()
  const table = useRef<HTMLTableElement>(null)
  const drawn = useVisibleFirst(lots, table)
  // No more bids are placed on lots that are over: if a page has no bids, its headings do not mention them.
  const ownBids = !context.past || lots.some(({ myBid, myBidAmount }) => myBid && myBidAmount)
  const heads = useMemo(
    () => (ownBids ? head.columns : head.columns.map(withoutOwnBid)),
    [ownBids, head.columns],
  )
  const label = part ? t('tablePart', { part }) : t('tableLabel')
  return (
    <Table
      ref={table}
      tight
      className={`${columnStyles.table} ${styles.table}`}
      aria-label={label}
      aria-busy={stale}
      data-compact={(part ?? shape) && true}
      data-shape={shape}
      data-kind={kind}
      data-past={context.past || undefined}
      data-photos={hasPhotos(head.columns) || undefined}
    >
      <TableHead {...head} columns={heads} />
      <tbody>
        {drawn.slice(0, rows).map((lot, place) => (
          // Keyed by position: another search fills the existing rows, instead of creating all of them again.
          <LotRow
            key={place}
            lot={lot}
            columns={head.columns}
            context={context}
            visited={visited.has(lot.id)}
            chosen={lot.id === chosen}
          />
        ))}
      </tbody>
    </Table>
  )
})
