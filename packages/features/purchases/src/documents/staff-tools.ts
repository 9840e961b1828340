import type { PurchaseDocument } from '@seriba/contracts/purchase-view'
import type { ReactNode } from 'react'

/** What staff can do in addition to what clients do. */
export type StaffTools = {
  /** Whether they may change anything at all; otherwise it is read-only. */
  edits: boolean
  ask: ReactNode
  check: (document: PurchaseDocument) => ReactNode
}
