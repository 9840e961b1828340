import { allPageTypes, type LotKind, pageTypes } from '../lots/page-types.ts'
import type { OrderKind } from './order.ts'

/**
 * The state of a lot that was offered for an order: it is waiting for its client's answer, was declined, was bid on
 * or bought by the client, was sold to somebody else, or is over without a result.
 */
export const offerStates = ['waiting', 'declined', 'bid', 'bought', 'sold', 'over'] as const
export type OfferState = (typeof offerStates)[number]

export const offerLimits = {
  /** Lots of one order: any more would be a listing. */
  perOrder: 20,
  /** Lots or orders that are shown to choose from. */
  shown: 20,
  /** Lots that are offered in quick succession share one email. */
  mailAfterMs: 5 * 60_000,
} as const

/** Kinds of lots that can meet an order: a car may be at a hall or in stock. */
export const kindsForOrder = (kind: OrderKind): readonly LotKind[] =>
  kind === 'car' ? ['car', 'stock'] : [kind]

/** Kinds of orders for which a lot may be offered. */
export const orderKindOf = (kind: LotKind): OrderKind => (kind === 'stock' ? 'car' : kind)

export type LotPlace = { lotId: number } | { lotNo: number }

/** How staff enter a lot: by the address of its page, copied from the browser, or by its number. */
export function readLotPlace(text: string): LotPlace | null {
  const typed = text.trim()
  if (/^\d{1,9}$/.test(typed)) return { lotNo: Number(typed) }
  const [address = ''] = typed.split(/[?#]/, 1)
  const [page, lotId = ''] = address.split('/').slice(-2)
  const isLots = allPageTypes.some((name) => pageTypes[name].path === `/${page}`)
  return isLots && /^\d{1,15}$/.test(lotId) ? { lotId: Number(lotId) } : null
}
