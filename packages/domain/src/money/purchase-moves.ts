import { purchaseStatuses as at, type PurchaseStatus } from './purchase-status.ts'

/** The way of a car that is shipped (GAP57). */
const way: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.inTransit,
  at.delivered,
]

/** Where the way may end otherwise, and from which of its steps. */
const ends: readonly { to: PurchaseStatus; from: readonly PurchaseStatus[] }[] = [
  { to: at.shippingCancelled, from: way.slice(1, 5) },
  { to: at.purchaseCancelled, from: way.slice(0, 4) },
  { to: at.auctionResale, from: way.slice(0, 3) },
]

/** Where a car has left its way. */
export const terminalStatuses: readonly PurchaseStatus[] = ends.map(({ to }) => to)
export const isTerminal = (status: PurchaseStatus) => terminalStatuses.includes(status)

type Place = {
  status: PurchaseStatus
  /** What it was before its way ended. */
  leftFrom: PurchaseStatus
  /** Its bid is still a win: what was taken back is moved no more. */
  won: boolean
}

export type PurchaseMove = { to: PurchaseStatus; kind: 'next' | 'end' | 'back' }

/** Where a purchase may go: a step on, out of the way, or a step back. */
export function purchaseMoves({ status, leftFrom, won }: Place): PurchaseMove[] {
  if (!won) return []
  if (isTerminal(status)) return [{ to: leftFrom, kind: 'back' }]
  const step = way.indexOf(status)
  const next = way[step + 1]
  const before = way[step - 1]
  return [
    ...(next === undefined ? [] : [{ to: next, kind: 'next' } as const]),
    ...ends.filter(({ from }) => from.includes(status)).map(({ to }) => ({ to, kind: 'end' }) as const),
    ...(before === undefined ? [] : [{ to: before, kind: 'back' } as const]),
  ]
}

/** Everything but a step on is explained. */
export const needsReason = ({ kind }: PurchaseMove) => kind !== 'next'
