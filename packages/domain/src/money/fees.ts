import type { LotKind } from '../lots/page-types.ts'

/** Yen. */
export type PurchaseCosts = {
  price: number
  agentFee: number
  delivery: number
  other: number
  freight: number
}

/** Sea freight to the port of call, in yen; shipping replaces it by the carrier's figure. */
export const freightByKind: Record<LotKind, number> = {
  car: 120_000,
  stock: 120_000,
  bike: 45_000,
  machinery: 260_000,
}

/** What the client is charged. */
export const totalOf = ({ price, agentFee, delivery, other, freight }: PurchaseCosts) =>
  price + agentFee + delivery + other + freight

/** The same while the price may not be known yet (GAP43): there is no total then. */
export const totalWhenPriced = ({
  price,
  ...fees
}: Omit<PurchaseCosts, 'price'> & { price: number | null }) =>
  price === null ? null : totalOf({ ...fees, price })

/**
 * The ledger row that brings what was charged for a purchase to what is due, in yen; 0 needs none.
 * Rows are never edited, so a correction and a reversal are further rows.
 */
export const chargeCorrection = (due: number, alreadyCharged: number) => alreadyCharged - due
