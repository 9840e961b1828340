import type { Actor } from '@seriba/domain/access/actor'
import type { LotType } from '@seriba/domain/lots/page-types'
import type { Caller } from '@seriba/server-kit/serve'

export type PlaceInput = {
  amount?: number | undefined
  bidGroup?: number | undefined
  carId: string
  bidType?: number | undefined
  confirm: number
  lotType: LotType
  comment?: string | undefined
  /** In the destination's currency. */
  listValue?: number | undefined
  idempotencyKey?: string | undefined
}

/** The bidder, the client, and where the bid comes from. */
export type Bidder = { actor: Actor; clientId: number; caller: Pick<Caller, 'connection' | 'ip'> }
