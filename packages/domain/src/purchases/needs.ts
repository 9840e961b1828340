import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'
import { isConsigneeLocked } from './consignee.ts'
import { type DocumentState, type DocumentType, isFromClient } from './documents.ts'

type Facts = {
  status: PurchaseStatus
  /** Yen; null until it is known. */
  due: number | null
  paid: number
  /** A Japanese day. */
  dueOn: string | null
  hasConsignee: boolean
  /** What staff have requested and nobody has sent since. */
  wanted: readonly { what: DocumentType | 'consignee' }[]
  documents: readonly {
    type: DocumentType
    by: 'client' | 'staff'
    /** Visible to the client. */
    visible: boolean
    state: DocumentState
    reason: string | null
  }[]
}

/** What is still needed from the buyer, and by when. */
export type Need =
  | { what: 'payment'; left: number; due: number; by: string | null }
  | { what: 'consignee'; asked: boolean }
  | { what: 'document'; type: DocumentType; refused: string | null }

/** These only need money. */
export const overStatuses: readonly PurchaseStatus[] = [
  at.delivered,
  at.shippingCancelled,
  at.purchaseCancelled,
  at.auctionResale,
]

/** The amount to be paid, documents that were refused or requested, and the consignee. */
export function purchaseNeeds({ status, due, paid, dueOn, ...facts }: Facts): Need[] {
  const pays: Need[] =
    due !== null && paid < due && status !== at.purchaseCancelled
      ? [{ what: 'payment', left: due - paid, due, by: dueOn }]
      : []
  if (overStatuses.includes(status)) return pays
  const sent = facts.documents.filter(isFromClient)
  const asked = facts.wanted.flatMap(({ what }) => (what === 'consignee' ? [] : [what]))
  const types = [...new Set([...sent.map(({ type }) => type), ...asked])]
  const papers = types.flatMap((type): Need[] => {
    const latest = sent.findLast((one) => one.type === type)
    if (latest?.state === 'refused') return [{ what: 'document', type, refused: latest.reason ?? '' }]
    return asked.includes(type) ? [{ what: 'document', type, refused: null }] : []
  })
  const consignee: Need[] =
    facts.hasConsignee || isConsigneeLocked(status)
      ? []
      : [{ what: 'consignee', asked: facts.wanted.some(({ what }) => what === 'consignee') }]
  return [...pays, ...papers, ...consignee]
}
