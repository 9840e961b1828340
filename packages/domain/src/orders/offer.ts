import { allPageTypes, type LotKind, pageTypes } from '../lots/page-types.ts'
import type { OrderKind } from './order.ts'

/**
 * What has come of a lot that was offered for an order. It waits for its client's word, was declined, is bid on or
 * bought by them, was sold to somebody else, or is over without.
 */
export const offerStates = ['waiting', 'declined', 'bid', 'bought', 'sold', 'over'] as const
export type OfferState = (typeof offerStates)[number]

export const offerLimits = {
  /** Lots of one order: more is a listing. */
  perOrder: 20,
  /** Lots or orders shown to choose among. */
  shown: 20,
  /** Lots that are offered one after the other go in one email. */
  mailAfterMs: 5 * 60_000,
} as const

/** Kinds of lots that an order can be met with: a car stands in halls and in stock. */
export const kindsForOrder = (kind: OrderKind): readonly LotKind[] =>
  kind === 'car' ? ['car', 'stock'] : [kind]

/** Kinds of orders that a lot may be for. */
export const orderKindOf = (kind: LotKind): OrderKind => (kind === 'stock' ? 'car' : kind)

export type LotPlace = { lotId: number } | { lotNo: number }

/** A lot as staff names it: by the address of its page, as it stands in the browser, or by its number. */
export function readLotPlace(text: string): LotPlace | null {
  const typed = text.trim()
  if (/^\d{1,9}$/.test(typed)) return { lotNo: Number(typed) }
  const [address = ''] = typed.split(/[?#]/, 1)
  const [page, lotId = ''] = address.split('/').slice(-2)
  const isLots = allPageTypes.some((name) => pageTypes[name].path === `/${page}`)
  return isLots && /^\d{1,15}$/.test(lotId) ? { lotId: Number(lotId) } : null
}
