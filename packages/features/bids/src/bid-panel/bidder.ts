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

/** The bidder: clients for themselves, or a manager for a client they have chosen. */
export type Bidder = {
  side: Side
  /** The client a manager bids for; undefined for the user's own bids. */
  client?: { userId: number; name: string } | undefined
  types: readonly TypeOption[]
  /** Rejects with the server's answer. */
  place: (bid: Placement) => Promise<PlacedBid>
  /**
   * Where a manager chooses the client; `error` is what is wrong with the choice, `maximum` what they may bid here.
   */
  field?: (error: string | undefined, touch: boolean, maximum: number | undefined) => ReactNode
  /** What staff see of a lot's bids. */
  bidsOn?: (lotId: string) => ReactNode
  /** Asks the chosen client about a bid that their budget does not allow. */
  ask?: (question: { carId: string; amount: number; bidGroup: number | undefined }) => Promise<unknown>
  /** The choices for which the chosen client's costs are computed; undefined while they are not known. */
  costChoices?: CostChoices | undefined
  /** They have been requested. */
  costChoicesPending?: boolean
  /** Clears the chosen client. */
  forgetClient?: () => void
}
