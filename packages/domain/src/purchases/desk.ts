import type { DocumentRules } from './documents.ts'

/** What a purchase may lack, for staff to search by; `check`: a client's document that nobody has looked at. */
export const missingParts = ['check', 'price', 'consignee', 'document', 'payment', 'ship'] as const
export type MissingPart = (typeof missingParts)[number]

export const paidStates = ['due', 'part', 'paid'] as const
export type PaidState = (typeof paidStates)[number]

/** Yen. A purchase without a price is neither paid nor due. */
export function paidStateOf({ paid, due }: { paid: number; due: number | null }): PaidState | null {
  if (due === null) return null
  if (paid >= due) return 'paid'
  return paid > 0 ? 'part' : 'due'
}

/** What a buyer's list can be sorted by, and the staff list. */
export const purchaseSorts = ['sku', 'bought', 'etd', 'eta', 'total'] as const
export type PurchaseSort = (typeof purchaseSorts)[number]
export const deskSorts = [...purchaseSorts, 'client'] as const
export type DeskSort = (typeof deskSorts)[number]

/** How many staff can move at once. */
export const mostMoved = 100

/** After how many days without moving a purchase is late, and how many days before sailing an unpaid one is. */
export type LateAfter = { processing: number; waitingShip: number; unpaidBeforeSailing: number }

/** What a company has chosen for its desk. */
export type DeskRules = LateAfter & { documents: DocumentRules }
