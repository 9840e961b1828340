import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, PhotoCell, Row } from '@seriba/ui/Table'
import styles from './bid-table.module.css'
import type { Column } from './column.ts'

const rows = Array.from({ length: 12 }, (_, row) => row)

/** Placeholders for the rows while they load. */
export function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return rows.map((row) => (
    <Row key={row} aria-hidden>
      {columns.map(({ id, photo, align }) =>
        photo ? (
          <PhotoCell key={id}>
            <Skeleton width={68} height={47} />
          </PhotoCell>
        ) : (
          <Cell key={id}>
            <span className={styles.skeleton} data-align={align}>
              <Skeleton width="70%" height={9} />
              <Skeleton width="45%" height={8} faint />
            </span>
          </Cell>
        ),
      )}
    </Row>
  ))
}
