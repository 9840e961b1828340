import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidSortKey } from '@seriba/domain/bids/bid-lists'
import type { ReactNode } from 'react'
import type { Side } from '../shared/side.ts'
import type { ExportTypes } from '../shared/use-export-types.ts'

export type CellProps = {
  bid: Bid
  side: Side
  /** The auction begins within the hour. */
  soon: boolean
  /** Live lists link to the auction's lot, the archive to its result. */
  list: 'live' | 'archive'
  exportTypes: ExportTypes
}

export type ColumnLine = { label: string; sort?: BidSortKey }

/** A column of a bid table. One of them has no width and takes the remaining space. */
export type Column = {
  id: string
  width?: number
  align?: 'start' | 'end'
  /** One line of the head per line of the cell; sort options that share a line are in one list. */
  head: readonly (ColumnLine | readonly ColumnLine[])[]
  cell: (props: CellProps) => ReactNode
  /** What is shown there if there is no room for messages. */
  narrowCell?: (props: CellProps) => ReactNode
  photo?: boolean
}
