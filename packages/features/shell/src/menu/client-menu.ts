import { type Actor, isBuyer, isDealer } from '@seriba/domain/access/actor'
import { Gavel, History, ReceiptJapaneseYen, Ship } from 'lucide-react'
import { dashboardEntry, profileEntry } from './common-entries.ts'
import type { MenuEntry } from './menu-entry.ts'

const client = (actor: Actor) => isBuyer(actor) && !isDealer(actor)

/** The desk of buyers and their dealers, in the order of the specification (1§2.4). */
export const clientMenu: readonly MenuEntry[] = [
  dashboardEntry,
  { label: 'myBids', icon: Gavel, to: '/bids', shown: client, badge: 'bid' },
  { label: 'myBids', icon: Gavel, to: '/dealer-bids', shown: isDealer, badge: 'bid' },
  { label: 'archiveBids', icon: History, to: '/archive-bids', shown: isBuyer },
  { label: 'purchased', icon: Ship, to: '/purchases', shown: isBuyer },
  { label: 'payments', icon: ReceiptJapaneseYen, to: '/payments', alsoAt: ['/balance'], shown: isBuyer },
  profileEntry,
]
