import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import type { ReactNode } from 'react'
import type { Side } from '../shared/side.ts'
import type { ExportTypes } from '../shared/use-export-types.ts'

export type BidCardProps = {
  bid: Bid
  side: Side
  mode: BidListMode
  exportTypes: ExportTypes
  soon: boolean
  fresh: boolean
  focused: boolean
  /** Controls, for those who have them; they then include the sold price. */
  children?: ReactNode
}
