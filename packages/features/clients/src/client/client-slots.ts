import type { ClientView } from '@seriba/contracts/client-view'
import type { ReactNode } from 'react'

export type ClientSlots = {
  /** Their bids; provided by another feature. */
  bids: (client: { userId: number } & ClientView['bids']) => ReactNode
  /** All of them, live and past; also from another feature. */
  allBids: (client: { userId: number }) => ReactNode
  /** How they log in; also from another feature. */
  security?: ((client: { userId: number }) => ReactNode) | undefined
  /** How a dealer’s programs call the API; also from another feature. */
  api?: ((client: { userId: number }) => ReactNode) | undefined
}
