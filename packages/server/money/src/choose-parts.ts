import type { Part } from '@seriba/domain/money/allocation'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Recorder } from './record-payment.ts'

/** A client's payment, in yen. */
export type PaymentToGive = { id: number; userId: number; amount: number }
export type PurchasePart = Omit<Part, 'ledgerId'>

/** Writes the allocations staff have chosen for a payment; automatic ones of other payments make way. */
export async function chooseParts(
  tx: Tx,
  payment: PaymentToGive,
  parts: readonly PurchasePart[],
  by: Recorder,
) {
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  const once = new Set(parts.map(({ purchaseId }) => purchaseId)).size === parts.length
  if (sum > payment.amount || !once) throw new ApiError('allocation_too_high')
  for (const { purchaseId, amount } of parts) {
    const room = (await roomOf(tx, payment, purchaseId)) ?? notFound()
    if (amount > room) throw new ApiError('allocation_too_high', { detail: { purchaseId, most: room } })
    await makeWay(tx, purchaseId, room - amount)
  }
  const { id: ledger_id } = payment
  await tx.insertInto('allocation_choices').values({ ledger_id, chosen_by: by.actor.userId }).execute()
  if (parts.length === 0) return
  await tx
    .insertInto('allocations')
    .values(parts.map(({ purchaseId, amount }) => ({ ledger_id, purchase_id: purchaseId, amount })))
    .execute()
}

/** What is charged for one of the client's purchases, less manual allocations from other payments. */
async function roomOf(tx: Tx, { userId }: PaymentToGive, purchaseId: number): Promise<number | undefined> {
  const { rows } = await sql<{ room: number }>`
    select greatest(0, coalesce(
      (select -sum(amount) from ledger where purchase_id = p.id and type = 'CarPurchase'), 0
    ) - coalesce((
      select sum(a.amount) from allocations a join allocation_choices ch on ch.ledger_id = a.ledger_id
      where a.purchase_id = p.id
    ), 0))::bigint as room
    from purchases p where p.id = ${purchaseId}::bigint and p.client_id = ${userId}`.execute(tx)
  return rows[0]?.room
}

/** Takes automatic allocations from a purchase until no more than this is left. */
async function makeWay(tx: Tx, purchaseId: number, left: number) {
  const { rows } = await sql<{ ledgerId: number; amount: number }>`
    select a.ledger_id as "ledgerId", a.amount from allocations a
    where a.purchase_id = ${purchaseId}
      and not exists (select from allocation_choices ch where ch.ledger_id = a.ledger_id)
    order by a.ledger_id`.execute(tx)
  let room = left
  for (const { ledgerId, amount } of rows) {
    const kept = Math.min(room, amount)
    room -= kept
    if (kept === amount) continue
    const part = tx.deleteFrom('allocations').where('ledger_id', '=', ledgerId)
    await part.where('purchase_id', '=', purchaseId).execute()
    if (kept > 0)
      await tx
        .insertInto('allocations')
        .values({ ledger_id: ledgerId, purchase_id: purchaseId, amount: kept })
        .execute()
  }
}
