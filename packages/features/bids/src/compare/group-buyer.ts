import type { ApiError } from '@seriba/api/api-error'
import type { createGroup } from '@seriba/contracts/bid-groups'
import type { Input, Output } from '@seriba/contracts/contract'
import type { CostChoices } from '@seriba/contracts/costs'
import type { ReactNode } from 'react'

export type NewGroup = Input<typeof createGroup>
export type PlacedGroup = Output<typeof createGroup>

/** The buyer of what is compared: oneself, or the client whom staff has chosen. */
export type GroupBuyer = {
  side: 'client' | 'manager'
  mayBid: boolean
  /** Somebody has still to be chosen. */
  isNobody: boolean
  /** Chooses the buyer; oneself needs no choice. */
  field: ReactNode
  /** Where the vehicles go, of a client that staff has chosen; undefined where it is the reader's own. */
  choices: CostChoices | undefined
  /** Yen that may be bid; null where nothing limits it, or only the server knows. */
  allowed: number | null
  place: (group: NewGroup) => Promise<PlacedGroup | undefined>
  busy: boolean
  error: ApiError | null
  forget: () => void
  pathOf: (group: number) => string
}
