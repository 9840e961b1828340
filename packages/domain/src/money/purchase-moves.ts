import { purchaseStatuses as at, type PurchaseStatus } from './purchase-status.ts'

/** The steps of a shipped car (GAP57). */
const way: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.inTransit,
  at.delivered,
]

/** Where the steps may end differently, and after which of them. */
const ends: readonly { to: PurchaseStatus; from: readonly PurchaseStatus[] }[] = [
  { to: at.shippingCancelled, from: way.slice(1, 5) },
  { to: at.purchaseCancelled, from: way.slice(0, 4) },
  { to: at.auctionResale, from: way.slice(0, 3) },
]

/** Statuses of a car that has left the usual steps. */
export const terminalStatuses: readonly PurchaseStatus[] = ends.map(({ to }) => to)
export const isTerminal = (status: PurchaseStatus) => terminalStatuses.includes(status)

type Place = {
  status: PurchaseStatus
  /** The status before it left the usual steps. */
  leftFrom: PurchaseStatus
  /** Its bid is still a win: a purchase whose win was taken back no longer moves. */
  won: boolean
}

export type PurchaseMove = { to: PurchaseStatus; kind: 'next' | 'end' | 'back' }

/** Where a purchase may move: a step forward, out of the usual steps, or a step back. */
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

/** Everything but a step forward needs a reason. */
export const needsReason = ({ kind }: PurchaseMove) => kind !== 'next'
