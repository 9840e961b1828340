import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { allocateMoney } from './allocate-money.ts'
import { chooseParts, type PaymentToGive, type PurchasePart } from './choose-parts.ts'
import type { Recorder } from './record-payment.ts'

/** The unpaid yen of a purchase before the payment is entered: earlier money may pay for it as soon as it is. */
export type PurchaseToPay = { purchaseId: number; open: number }

/** The unpaid amounts of a client's purchases, in the order staff chose them. Each has something to be paid. */
export async function purchasesToPay(
  tx: Tx,
  userId: number,
  purchaseIds: readonly number[] = [],
): Promise<PurchaseToPay[]> {
  const wanted: PurchaseToPay[] = []
  for (const purchaseId of new Set(purchaseIds)) {
    const open = (await openOf(tx, userId, purchaseId)) ?? notFound()
    if (open <= 0) throw new ApiError('allocation_too_high', { detail: { purchaseId, most: 0 } })
    wanted.push({ purchaseId, open })
  }
  return wanted
}

/**
 * Makes a newly entered payment pay for purchases in order: for each what was due, as far as the money goes. The rest
 * stays on the balance.
 */
export async function payPurchases(
  tx: Tx,
  payment: PaymentToGive,
  wanted: readonly PurchaseToPay[],
  by: Recorder,
) {
  if (wanted.length === 0) return
  // It has automatically paid for what is due first.
  await tx.deleteFrom('allocations').where('ledger_id', '=', payment.id).execute()
  const parts: PurchasePart[] = []
  let left = payment.amount
  for (const { purchaseId, open } of wanted) {
    const amount = Math.min(open, left)
    if (amount > 0) parts.push({ purchaseId, amount })
    left -= amount
  }
  await chooseParts(tx, payment, parts, by)
  await allocateMoney(tx, payment.userId)
  await recordAudit(tx, {
    actor: by.actor,
    action: 'payment.allocated',
    entity: 'user',
    entityId: payment.userId,
    after: { payment: payment.id, parts },
    ip: by.caller.ip,
  })
}

/** Yen charged for one of the client's purchases and not yet paid. */
async function openOf(tx: Tx, userId: number, purchaseId: number): Promise<number | undefined> {
  const { rows } = await sql<{ open: number }>`
    select (coalesce(
      (select -sum(amount) from ledger where purchase_id = p.id and type = 'CarPurchase'), 0
    ) - coalesce((select sum(amount) from allocations where purchase_id = p.id), 0))::bigint as open
    from purchases p where p.id = ${purchaseId}::bigint and p.client_id = ${userId}`.execute(tx)
  return rows[0]?.open
}
