import { bidStatus } from '@seriba/domain/bids/bid-status'
import { Cell, PhotoCell, Row } from '@seriba/ui/Table'
import { memo } from 'react'
import { bidElementId } from '../keyboard/bid-element.ts'
import { needsManualAction } from '../shared/needs-manual-action.ts'
import styles from './bid-table.module.css'
import type { CellProps, Column } from './column.ts'

type BidTableRowProps = CellProps & {
  columns: readonly Column[]
  focused: boolean
  selected: boolean
  /** The row above or below is about the same lot. */
  joined: boolean
  fresh: boolean
  onFocus?: ((bidId: number) => void) | undefined
}

export const BidTableRow = memo(function BidTableRow({
  columns,
  focused,
  selected,
  joined,
  fresh,
  onFocus,
  ...cell
}: BidTableRowProps) {
  const { bid, side } = cell
  const take = onFocus && (() => onFocus(bid.bidId))
  return (
    <Row
      id={bidElementId(bid.bidId)}
      className={styles.row}
      won={side === 'client' && bid.bidStatus === bidStatus.win}
      auto={bid.autoBid}
      hand={side === 'manager' && needsManualAction(bid)}
      stopped={bid.stoppedFrom !== null}
      focused={focused}
      selected={selected}
      joined={joined}
      saved={fresh}
      onFocus={take}
      onClick={take}
    >
      {columns.map(({ id, align = 'start', photo, cell: Content }) =>
        photo ? (
          <PhotoCell key={id}>
            <Content {...cell} />
          </PhotoCell>
        ) : (
          <Cell key={id} align={align} data-column={id}>
            <Content {...cell} />
          </Cell>
        ),
      )}
    </Row>
  )
})
