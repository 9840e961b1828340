import type { ClientView } from '@seriba/contracts/client-view'
import type { ReactNode } from 'react'

export type ClientSlots = {
  /** Their bids; another feature's. */
  bids: (client: { userId: number } & ClientView['bids']) => ReactNode
  /** All of them, live and past, likewise. */
  allBids: (client: { userId: number }) => ReactNode
  /** How they log in, likewise. */
  security?: ((client: { userId: number }) => ReactNode) | undefined
  /** How a dealer’s programs call the API, likewise. */
  api?: ((client: { userId: number }) => ReactNode) | undefined
}
