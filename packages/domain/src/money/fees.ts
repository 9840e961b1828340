import type { LotKind } from '../lots/page-types.ts'

/** Yen. Null is open: the company has set no figure yet, so nothing is charged for it. */
export type PurchaseCosts = {
  price: number
  agentFee: number
  delivery: number | null
  other: number
  freight: number | null
}

/** Freight by kind of lot, in yen, as named in the company's file. */
export type FreightTable = Partial<Record<LotKind, number>>

/** What the client is charged. */
export const totalOf = ({ price, agentFee, delivery, other, freight }: PurchaseCosts) =>
  price + agentFee + (delivery ?? 0) + other + (freight ?? 0)

/** The same if the price may not be known yet (GAP43): there is no total then. */
export const totalWhenPriced = ({
  price,
  ...fees
}: Omit<PurchaseCosts, 'price'> & { price: number | null }) =>
  price === null ? null : totalOf({ ...fees, price })

/**
 * The ledger line that adjusts what was charged for a purchase to what is due, both in yen; null if they already
 * match. Lines are never edited, so a correction and a chargeback are separate lines.
 */
export function chargeLine(due: number, charged: number) {
  if (due === charged) return null
  const purpose = due === 0 ? 'chargeBack' : charged === 0 ? 'charge' : 'correction'
  return { amount: charged - due, purpose } as const
}
