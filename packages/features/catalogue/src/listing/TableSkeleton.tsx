import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, PhotoCell, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import type { Column } from '../table/columns.ts'
import { TableHead } from '../table/TableHead.tsx'
import tableStyles from '../table/table.module.css'
import styles from './listing.module.css'
import { useLate } from './use-late.ts'

type TableSkeletonProps = {
  columns: readonly Pick<Column<never>, 'id' | 'align' | 'head'>[]
  rows: number
}

const nothing = () => undefined

/** The table to come, in grey; an answer within 150 ms never shows it. */
export function TableSkeleton({ columns, rows }: TableSkeletonProps) {
  const { t } = useTranslation('common')
  if (!useLate(true)) return <div className={styles.reserved} />
  return (
    <Table tight className={tableStyles.table} aria-busy aria-label={t('loading')}>
      <TableHead columns={columns} sort={null} sortable={false} onSort={nothing} />
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <Row key={`row-${row + 1}`}>
            {columns.map(({ id, align }) =>
              id === 'photo' ? (
                <PhotoCell key={id} data-column={id}>
                  <Skeleton className={styles.photoSkeleton} />
                </PhotoCell>
              ) : (
                <Cell key={id} align={align ?? 'start'} data-column={id}>
                  <span className={styles.lines} data-align={align}>
                    <Skeleton width="72%" />
                    <Skeleton width="48%" faint />
                  </span>
                </Cell>
              ),
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
