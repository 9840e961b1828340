import type { PlacedBid, TypeOption } from '@seriba/contracts/bids'
import type { CostChoices } from '@seriba/contracts/costs'
import type { LotType } from '@seriba/domain/lots/page-types'
import type { ReactNode } from 'react'
import type { Side } from '../shared/side.ts'

/** What is sent when a bid is confirmed. */
export type Placement = {
  carId: string
  lotType: LotType
  amount?: number
  bidGroup?: number
  bidType?: number
  comment?: string
  listValue?: number
  confirm: 1
  idempotencyKey: string
}

/** The bidder: a client for themselves, or a manager for a client they have chosen. */
export type Bidder = {
  side: Side
  /** The client a manager bids for; undefined for oneself. */
  client?: { userId: number; name: string } | undefined
  types: readonly TypeOption[]
  /** Rejects with what the server answered. */
  place: (bid: Placement) => Promise<PlacedBid>
  /** Where a manager chooses the client; `error` is what is wrong with the choice, `maximum` what they may bid here. */
  field?: (error: string | undefined, touch: boolean, maximum: number | undefined) => ReactNode
  /** What staff is shown of the bids that a lot has. */
  bidsOn?: (lotId: string) => ReactNode
  /** Asks the chosen client for what their budget stands in the way of. */
  ask?: (question: { carId: string; amount: number; bidGroup: number | undefined }) => Promise<unknown>
  /** What the chosen client has their costs computed for; undefined while it is not known. */
  costChoices?: CostChoices | undefined
  /** Lets go of the chosen client. */
  forgetClient?: () => void
}
