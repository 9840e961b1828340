/** Which part of a payment pays for which purchase. Yen. */
export type Part = { ledgerId: number; purchaseId: number; amount: number }
export type FreePayment = { id: number; free: number }
export type OpenPurchase = { id: number; open: number }

/**
 * What free money pays for: purchases in the order given, the oldest due first, from payments in theirs. No more than
 * `atMost` is allocated: money that was paid back to a client pays for nothing.
 */
export function payOldestFirst(
  payments: readonly FreePayment[],
  purchases: readonly OpenPurchase[],
  atMost: number,
): Part[] {
  const parts: Part[] = []
  const left = payments.map((payment) => ({ ...payment }))
  let rest = Math.max(0, atMost)
  for (const { id: purchaseId, open } of purchases) {
    let missing = open
    for (const payment of left) {
      const amount = Math.min(missing, payment.free, rest)
      if (amount <= 0) continue
      parts.push({ ledgerId: payment.id, purchaseId, amount })
      payment.free -= amount
      missing -= amount
      rest -= amount
    }
  }
  return parts
}

/** What is left of the parts after an excess is deducted from them, starting with the last. */
export function takeFromLast(parts: readonly Part[], excess: number): Part[] {
  let rest = Math.max(0, excess)
  const kept: Part[] = []
  for (const part of parts.toReversed()) {
    const taken = Math.min(rest, part.amount)
    rest -= taken
    if (taken < part.amount) kept.push({ ...part, amount: part.amount - taken })
  }
  return kept.reverse()
}

export const paidStates = ['due', 'part', 'paid'] as const
export type PaidState = (typeof paidStates)[number]

/** How much of a purchase is paid; null if nothing is charged for it. */
export function paidState(charged: number, paid: number): PaidState | null {
  if (charged <= 0) return null
  if (paid >= charged) return 'paid'
  return paid > 0 ? 'part' : 'due'
}
