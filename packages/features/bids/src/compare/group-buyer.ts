import type { ApiError } from '@seriba/api/api-error'
import type { createGroup } from '@seriba/contracts/bid-groups'
import type { Input, Output } from '@seriba/contracts/contract'
import type { CostChoices } from '@seriba/contracts/costs'
import type { ReactNode } from 'react'

export type NewGroup = Input<typeof createGroup>
export type PlacedGroup = Output<typeof createGroup>

/** The buyer of the compared lots: the user, or the client whom staff have chosen. */
export type GroupBuyer = {
  side: 'client' | 'manager'
  mayBid: boolean
  /** Somebody still has to be chosen. */
  isNobody: boolean
  /** The client whom staff have chosen. */
  clientId: number | undefined
  /** Chooses the buyer; buyers themselves need no choice. */
  field: ReactNode
  /** Where the vehicles are shipped, for a client chosen by staff; undefined if it is the reader's own port. */
  choices: CostChoices | undefined
  /** Yen that may be bid; null if there is no limit, or only the server knows it. */
  allowed: number | null
  place: (group: NewGroup) => Promise<PlacedGroup | undefined>
  busy: boolean
  error: ApiError | null
  forget: () => void
  pathOf: (group: number) => string
}
