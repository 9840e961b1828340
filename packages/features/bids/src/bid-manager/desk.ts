import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { createContext, useContext } from 'react'

/** What is meant to be edited when an editor is opened. */
export type EditorField = 'amount' | 'group'

/** What a manager's rows can do; the same for all of them. */
export type Desk = {
  choose: (bid: Bid, status: BidStatus) => void
  /** Why statuses cannot be switched, if they cannot. */
  statusError: string | undefined
  /** Why sold prices cannot be entered, if they cannot. */
  priceError: string | undefined
  /** Why bid values cannot be changed here, if they cannot. */
  editError: (bid: Bid) => string | undefined
  /** If absent, no switch is shown; a text says why it cannot be used. */
  autoBid:
    | { refusalOf: (bid: Bid) => string | undefined; switch: (bid: Bid, on: boolean) => void }
    | undefined
  /** The bid whose values are being changed. */
  editing: number | null
  /** Where the editor puts the focus when it opens. */
  editingAt: EditorField
  openEditor: (bidId: number, at?: EditorField) => void
  closeEditor: (bidId: number) => void
  /** The bid whose sold price is being typed. */
  pricing: number | null
  setPricing: (bidId: number | null) => void
  setSoldPrice: (bid: Bid, soldPrice: number) => void
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('Rows of the Bid Manager stand on its desk')
  return desk
}
