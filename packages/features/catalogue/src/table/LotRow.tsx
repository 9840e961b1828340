import { Cell, PhotoCell, Row } from '@seriba/ui/Table'
import { memo } from 'react'
import type { RowWords } from '../rows/use-row-words.ts'
import type { Column } from './columns.ts'

type LotRowProps<Lot> = {
  lot: Lot
  columns: readonly Column<Lot>[]
  words: RowWords
  path: string
  visited: boolean
}

function DrawnRow<Lot extends { myBid: boolean }>({ lot, columns, words, path, visited }: LotRowProps<Lot>) {
  return (
    <Row visited={visited} own={lot.myBid}>
      {columns.map(({ id, align, Cell: Content }) =>
        id === 'photo' ? (
          <PhotoCell key={id} data-column={id}>
            <Content row={lot} words={words} path={path} />
          </PhotoCell>
        ) : (
          <Cell key={id} align={align ?? 'start'} data-column={id}>
            <Content row={lot} words={words} path={path} />
          </Cell>
        ),
      )}
    </Row>
  )
}

/** Drawn again only when its lot changes: filters are typed above a hundred of these. */
export const LotRow = memo(DrawnRow) as typeof DrawnRow
