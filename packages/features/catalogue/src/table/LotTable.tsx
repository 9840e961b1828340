import type { Sort, SortKey } from '@seriba/domain/lots/listing'
import { Table } from '@seriba/ui/Table'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowWords } from '../rows/use-row-words.ts'
import { useVisitedLots } from '../visited/visited-lots.ts'
import type { Column } from './columns.ts'
import { LotRow } from './LotRow.tsx'
import { TableHead } from './TableHead.tsx'
import styles from './table.module.css'

type LotTableProps<Lot> = {
  columns: readonly Column<Lot>[]
  lots: readonly Lot[]
  words: RowWords
  /** Path of the listing; a lot is one segment deeper. */
  path: string
  sort: Sort | null
  sortable: boolean
  onSort: (key: SortKey) => void
  /** What is shown is not yet, or no longer, what was asked for. */
  stale: boolean
}

function DrawnTable<Lot extends { id: string; myBid: boolean }>(props: LotTableProps<Lot>) {
  const { columns, lots, words, path, sort, sortable, onSort, stale } = props
  const { t } = useTranslation('catalogue')
  const visited = useVisitedLots()
  return (
    <Table tight className={styles.table} aria-label={t('tableLabel')} aria-busy={stale}>
      <TableHead columns={columns} sort={sort} sortable={sortable} onSort={onSort} />
      <tbody>
        {lots.map((lot) => (
          <LotRow
            key={lot.id}
            lot={lot}
            columns={columns}
            words={words}
            path={path}
            visited={visited.has(lot.id)}
          />
        ))}
      </tbody>
    </Table>
  )
}

export const LotTable = memo(DrawnTable) as typeof DrawnTable
