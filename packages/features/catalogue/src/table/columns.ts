import type { SortKey } from '@seriba/domain/lots/listing'
import type { catalogue } from '@seriba/i18n/en/catalogue'
import type { ReactNode } from 'react'
import type { RowWords } from '../rows/use-row-words.ts'

type ColumnLabel = keyof typeof catalogue.columns

/** `wide` from 1920 px, `narrow` below 1366; without it always. */
export type Room = 'wide' | 'narrow' | 'notWide' | 'notNarrow'

export type HeadLine = { label: ColumnLabel; sort?: SortKey; at?: Room }

export type CellProps<Row> = { row: Row; words: RowWords; path: string }

/** A column of a listing. Its `id` finds the width and, in the stylesheet, where it gives way. */
export type Column<Row> = {
  id: string
  align?: 'end'
  head: readonly HeadLine[]
  Cell: (props: CellProps<Row>) => ReactNode
}
