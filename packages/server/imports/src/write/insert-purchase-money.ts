import type { Tx } from '@seriba/server-kit/db'
import type { Importing, NewPurchase } from './importing.ts'
import { insertEntries } from './insert-entries.ts'

type Priced = { id: number; sku: string; userId: number; total: number; paid: number }

/**
 * What each purchase was charged and what was paid for it, as entries on the import’s day. If the balance already
 * includes the purchase, one more entry cancels what is still due, so that nothing is charged twice.
 */
export async function insertPurchaseMoney(
  tx: Tx,
  { draft, actor }: Importing,
  purchases: readonly NewPurchase[],
) {
  const priced = purchases.flatMap(({ id, sku, value: { clientId, total, paid } }): Priced[] =>
    total === null || total === 0 ? [] : [{ id, sku, userId: clientId, total, paid }],
  )
  const base = ({ userId, sku }: Priced) => ({ userId, description: sku, day: draft.day })
  const charges = priced.map((one) => ({
    ...base(one),
    type: 'CarPurchase' as const,
    purpose: 'charge' as const,
    amount: -one.total,
    purchaseId: one.id,
  }))
  await insertEntries(tx, draft, charges, actor)
  if (draft.counted) {
    const counted = priced.filter(({ total, paid }) => total > paid)
    const offsets = counted.map((one) => ({
      ...base(one),
      type: 'Yahoo' as const,
      purpose: 'opening' as const,
      amount: one.total - one.paid,
    }))
    await insertEntries(tx, draft, offsets, actor)
  }
  const paid = priced.filter((one) => one.paid > 0)
  const payments = paid.map((one) => ({
    ...base(one),
    type: 'Remittances' as const,
    purpose: 'opening' as const,
    amount: one.paid,
  }))
  const entries = await insertEntries(tx, draft, payments, actor)
  if (entries.length === 0) return
  const parts = paid.map((one, at) => ({
    ledger_id: entries[at] ?? 0,
    purchase_id: one.id,
    amount: one.paid,
  }))
  await tx.insertInto('allocations').values(parts).execute()
  // Paid as the file says: it does not pay for any other purchase.
  await tx
    .insertInto('allocation_choices')
    .values(entries.map((id) => ({ ledger_id: id, chosen_by: actor.userId })))
    .execute()
}
