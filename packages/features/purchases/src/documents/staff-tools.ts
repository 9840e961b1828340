import type { PurchaseDocument } from '@seriba/contracts/purchase-view'
import type { ReactNode } from 'react'

/** What staff does beside what clients do. */
export type StaffTools = {
  ask: ReactNode
  check: (document: PurchaseDocument) => ReactNode
}
