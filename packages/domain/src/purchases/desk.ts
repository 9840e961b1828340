import type { DocumentRules } from './documents.ts'

/** What a purchase may lack, and staff looks for; `check`: a client's paper that nobody has looked at. */
export const missingParts = ['check', 'price', 'consignee', 'document', 'payment', 'ship'] as const
export type MissingPart = (typeof missingParts)[number]

export const paidStates = ['due', 'part', 'paid'] as const
export type PaidState = (typeof paidStates)[number]

/** Yen. A purchase without a price is not paid for, nor due. */
export function paidStateOf({ paid, due }: { paid: number; due: number | null }): PaidState | null {
  if (due === null) return null
  if (paid >= due) return 'paid'
  return paid > 0 ? 'part' : 'due'
}

/** What a buyer's list is sorted by, and staff's. */
export const purchaseSorts = ['sku', 'bought', 'etd', 'eta', 'total'] as const
export type PurchaseSort = (typeof purchaseSorts)[number]
export const deskSorts = [...purchaseSorts, 'client'] as const
export type DeskSort = (typeof deskSorts)[number]

/** Moved at once by staff. */
export const mostMoved = 100

/** Days after which a purchase that has not moved is late, or before its ship sails is not paid. */
export type LateAfter = { processing: number; waitingShip: number; unpaidBeforeSailing: number }

/** What a company has chosen for its desk. */
export type DeskRules = LateAfter & { documents: DocumentRules }
