import type { PurchaseDocument } from '@seriba/contracts/purchase-view'
import type { ReactNode } from 'react'

/** What staff does beside what clients do. */
export type StaffTools = {
  /** Whether they may change anything at all; without it they read. */
  edits: boolean
  ask: ReactNode
  check: (document: PurchaseDocument) => ReactNode
}
