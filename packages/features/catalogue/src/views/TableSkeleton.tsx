import type { LotKind } from '@seriba/domain/lots/page-types'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, PhotoCell, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import columnStyles from '../table/columns.module.css'
import { type AnyColumn, hasPhotos, isPhotoColumn } from '../table/columns.ts'
import { TableHead } from '../table/TableHead.tsx'
import tableStyles from '../table/table.module.css'
import styles from './skeletons.module.css'

type TableSkeletonProps = {
  columns: readonly AnyColumn[]
  kind: LotKind
  rows: number
  compact?: boolean
}

const nothing = () => undefined

/** The table while it loads, in gray. */
export function TableSkeleton({ columns, kind, rows, compact }: TableSkeletonProps) {
  const { t } = useTranslation('common')
  return (
    <Table
      tight
      className={`${columnStyles.table} ${tableStyles.table}`}
      aria-busy
      aria-label={t('loading')}
      data-kind={kind}
      data-photos={hasPhotos(columns) || undefined}
      data-compact={compact}
    >
      <TableHead columns={columns} sorts={[]} sort={null} sortable={false} onSort={nothing} />
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <Row key={`row-${row + 1}`}>
            {columns.map(({ id, align }) =>
              isPhotoColumn(id) ? (
                <PhotoCell key={id} data-column={id}>
                  <Skeleton className={styles.photo} data-column={id} />
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
