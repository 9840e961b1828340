import { formatBalance } from '@seriba/domain/format/number'
import { chargeLine, totalOf } from '@seriba/domain/money/fees'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import { sql } from 'kysely'
import { announceCharges } from './invoices/invoice-on-price.ts'
import { mailClient } from './mail-client.ts'
import { insertPayment, ledgerSums } from './payments.repository.ts'
import { isCancelled, type PurchaseRow } from './purchases.repository.ts'
import { linkToPayments } from './record-payment.ts'

/** Null if the system itself settles. */
type Settling = { createdBy: number | null; publicUrl: Config['publicUrl'] }

/**
 * Brings the ledger to what is due for a purchase with one more line, if it is not there yet. The client is told what
 * differs from what they know: a charge comes with the news of the win.
 */
export async function settlePurchase(tx: Tx, purchase: PurchaseRow, { createdBy, publicUrl }: Settling) {
  await notifyPurchasesChanged(tx, purchase.client_id, null)
  if (await settleResale(tx, purchase, createdBy)) await announceCharges(tx, purchase.id)
  const line = chargeLine(dueFor(purchase), await chargedFor(tx, purchase.id))
  if (!line) return
  await insertPayment(tx, {
    user_id: purchase.client_id,
    type: 'CarPurchase',
    ...line,
    description: purchase.sku,
    purchase_id: purchase.id,
    created_by: createdBy,
  })
  await announceCharges(tx, purchase.id)
  if (line.purpose === 'charge') return
  const { balance } = await ledgerSums(tx, purchase.client_id)
  await mailClient(tx, purchase.client_id, 'payment.email', {
    template: 'chargeChanged',
    values: {
      purpose: line.purpose,
      sku: purchase.sku,
      amount: formatBalance(line.amount),
      balance: formatBalance(balance),
      link: linkToPayments({ publicUrl }),
    },
  })
}

/** What a client owes for a purchase in its current state: nothing before it has a price or once it is canceled. */
const dueFor = ({ price, agent_fee, delivery, other, freight, ...purchase }: PurchaseRow) =>
  price === null || isCancelled(purchase)
    ? 0
    : totalOf({ price, agentFee: agent_fee, delivery, other, freight })

/** Yen, without a sign. */
async function chargedFor(tx: Tx, purchaseId: number): Promise<number> {
  const { rows } = await sql<{ charged: number }>`
    select coalesce(-sum(amount), 0) as charged from ledger
    where purchase_id = ${purchaseId} and type = 'CarPurchase' and ${ofCharges}`.execute(tx)
  return rows[0]?.charged ?? 0
}

/** A resold car's proceeds, and the penalty, are in separate lines in addition to its charge. */
export const ofCharges = sql`purpose is distinct from 'resale' and purpose is distinct from 'penalty'`

/**
 * Brings both lines to the entered amounts, and returns whether that changed one of them. A purchase that resumes
 * after all keeps neither.
 */
async function settleResale(tx: Tx, purchase: PurchaseRow, createdBy: number | null): Promise<boolean> {
  const { id, client_id, sku, resale_amount, resale_penalty } = purchase
  const due = { resale: resale_amount ?? 0, penalty: -(resale_penalty ?? 0) }
  const { rows } = await sql<{ resale: number; penalty: number }>`
    select coalesce(sum(amount) filter (where purpose = 'resale'), 0) as resale,
      coalesce(sum(amount) filter (where purpose = 'penalty'), 0) as penalty
    from ledger where purchase_id = ${id}`.execute(tx)
  let changed = false
  for (const purpose of ['resale', 'penalty'] as const) {
    const amount = due[purpose] - (rows[0]?.[purpose] ?? 0)
    if (amount === 0) continue
    changed = true
    await insertPayment(tx, {
      user_id: client_id,
      type: 'CarPurchase',
      purpose,
      amount,
      description: sku,
      purchase_id: id,
      created_by: createdBy,
    })
  }
  return changed
}
