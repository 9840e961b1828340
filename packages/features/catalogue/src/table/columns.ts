import type { SortKey } from '@seriba/domain/lots/listing'
import type { ReactNode } from 'react'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import type { ColumnLabel } from './column-label.ts'

/** `wide` if the list has 1700 px, `narrow` if it has less than 1200; if absent, always. */
export type Room = 'wide' | 'narrow' | 'notWide' | 'notNarrow'

/** With a sort key it is a button, on pages that sort by that. */
export type HeadLine = { label: ColumnLabel | 'rateNames'; sort?: SortKey | undefined; at?: Room }

export type CellProps<Row> = { row: Row; context: RowContext }

/** A column of a listing. Its `id` determines the width and, in the style sheet, when it is hidden. */
export type Column<Row> = {
  id: string
  align?: 'end'
  /** Lines in one list are side by side. */
  head: readonly (HeadLine | readonly HeadLine[])[]
  // A method, so that a page's columns may be stored as columns of any lot: they only receive their own kind.
  Cell(props: CellProps<Row>): ReactNode
}

export type AnyColumn = Column<Lot>

/** Several pictures take the space of other columns. */
export const hasPhotos = (columns: readonly Pick<AnyColumn, 'id'>[]) =>
  columns.some(({ id }) => id === 'photos')

/** Cells that touch the edges of their row. */
export const isPhotoColumn = (id: string) => id === 'photo' || id === 'photos'
