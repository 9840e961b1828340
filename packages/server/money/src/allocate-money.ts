import { type Part, payOldestFirst, takeFromLast } from '@seriba/domain/money/allocation'
import type { Tx } from '@seriba/server-kit/db'
import {
  freePayments,
  type KeptPart,
  moneyForPurchases,
  openPurchases,
  partsOf,
  replaceParts,
} from './allocations.repository.ts'

/**
 * Brings a client's allocations up to date with their ledger: allocations of reversed payments, or for charges that
 * no longer exist, end; free money pays what is due first. The caller has written to the client's ledger, which locks
 * others out.
 */
export async function allocateMoney(tx: Tx, userId: number) {
  const before = await partsOf(tx, userId)
  const money = await moneyForPurchases(tx, userId)
  const standing = takeFromLast(withinCharges(before.filter(({ canPay }) => canPay)), excess(before, money))
  await replaceParts(tx, before, standing)
  const open = await openPurchases(tx, userId)
  // Most often there is nothing to pay for, and then nobody looks through everything that was ever paid.
  if (open.length === 0) return
  const free = await freePayments(tx, userId)
  const given = standing.reduce((sum, { amount }) => sum + amount, 0)
  const parts = payOldestFirst(free, open, money - given)
  await addParts(tx, standing, parts)
}

/** Limits allocations to what their purchases are charged: if a charge has shrunk, the last payments pay less of it. */
function withinCharges(parts: readonly KeptPart[]): Part[] {
  const left = new Map(parts.map(({ purchaseId, charged }) => [purchaseId, Math.max(0, charged)]))
  return parts.flatMap(({ ledgerId, purchaseId, amount }) => {
    const room = left.get(purchaseId) ?? 0
    const kept = Math.min(room, amount)
    left.set(purchaseId, room - kept)
    return kept > 0 ? [{ ledgerId, purchaseId, amount: kept }] : []
  })
}

/** Yen by which existing allocations exceed the client's money, as after a refund. */
function excess(before: readonly KeptPart[], money: number) {
  const within = withinCharges(before.filter(({ canPay }) => canPay))
  return within.reduce((sum, { amount }) => sum + amount, 0) - Math.max(0, money)
}

/** A payment may pay more of a purchase that it already pays in part. */
function addParts(tx: Tx, standing: readonly Part[], parts: readonly Part[]) {
  const same = (one: Part, other: Part) =>
    one.ledgerId === other.ledgerId && one.purchaseId === other.purchaseId
  const grown = parts.map((part) => {
    const old = standing.find((kept) => same(kept, part))
    return old ? { ...part, amount: part.amount + old.amount } : part
  })
  const replaced = standing.filter((kept) => parts.some((part) => same(kept, part)))
  return replaceParts(tx, replaced, grown)
}
