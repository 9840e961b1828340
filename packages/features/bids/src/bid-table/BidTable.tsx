import type { BidSortKey } from '@seriba/domain/bids/bid-lists'
import { nextSort, type Sort } from '@seriba/domain/lots/listing'
import { HeaderCell, type HeaderLine, Table } from '@seriba/ui/Table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, ColumnLine } from './column.ts'

type BidTableProps = {
  columns: readonly Column[]
  sort: Sort<BidSortKey> | null
  /** The list's default order. */
  defaultSort: Sort<BidSortKey>
  onSort: (sort: Sort<BidSortKey> | null) => void
  busy: boolean
  /** Bodies of rows, one per page. */
  children: ReactNode
}

/** The head and frame of a list of bids. */
export function BidTable({ columns, sort, defaultSort, onSort, busy, children }: BidTableProps) {
  const { t } = useTranslation('bids')
  const shown = sort ?? defaultSort
  const line = ({ label, sort: key }: ColumnLine): HeaderLine => ({
    label,
    ...(key && {
      sort: {
        direction: shown.sort === key ? (shown.order === 'ASC' ? 'asc' : 'desc') : null,
        onSort: () => onSort(nextSort(sort, key)),
      },
    }),
  })
  return (
    <Table rows="bids" tight aria-label={t('list.table')} aria-busy={busy || undefined}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, head, align = 'start' }) => (
            <HeaderCell
              key={id}
              align={align}
              lines={head.map((lines) => ('label' in lines ? line(lines) : lines.map(line)))}
            />
          ))}
        </tr>
      </thead>
      {children}
    </Table>
  )
}
