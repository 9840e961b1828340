import { Cell, PhotoCell, Row } from '@seriba/ui/Table'
import { memo } from 'react'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import { type AnyColumn, isPhotoColumn } from './columns.ts'

type LotRowProps = {
  lot: Lot
  columns: readonly AnyColumn[]
  context: RowContext
  visited: boolean
  chosen: boolean
}

/** Rendered again only when its lot changes: filters are typed above a hundred of these. */
export const LotRow = memo(function LotRow({ lot, columns, context, visited, chosen }: LotRowProps) {
  return (
    <Row
      visited={visited}
      own={lot.myBid}
      focused={chosen}
      aria-current={chosen || undefined}
      data-lot={lot.id}
    >
      {columns.map(({ id, align, Cell: Content }) =>
        isPhotoColumn(id) ? (
          <PhotoCell key={id} data-column={id}>
            <Content row={lot} context={context} />
          </PhotoCell>
        ) : (
          <Cell key={id} align={align ?? 'start'} data-column={id}>
            <Content row={lot} context={context} />
          </Cell>
        ),
      )}
    </Row>
  )
})
