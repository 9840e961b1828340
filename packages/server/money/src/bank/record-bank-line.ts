import type {
  setBankLineAside as asideContract,
  recordBankLine as contract,
} from '@seriba/contracts/bank-files'
import type { Input, Output } from '@seriba/contracts/contract'
import { lockAccount } from '@seriba/server-account/lock-account'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { sql } from 'kysely'
import { enterPayment, recordedDay } from '../enter-payment.ts'
import { payPurchases, purchasesToPay } from '../pay-purchases.ts'
import type { Recorder } from '../record-payment.ts'
import { addPart, leftOfLine } from './line-parts.ts'

const longestDescription = 200

/**
 * Enters a bank line, or part of it, as a client’s payment: the line, the payment, its deposit, and its allocations
 * are one transaction.
 */
export function recordBankLine(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  by: Recorder,
  { id, userId, purchaseIds, today, ...asked }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  return withTransaction(ctx, async (tx) => {
    // Reversing a payment also locks its client first; in a different order the two could deadlock.
    const account = await lockAccount(tx, userId)
    const line = await lockLine(tx, id)
    if (line.ledger_id !== null || line.set_aside_at !== null) throw new ApiError('bank_line_done')
    const left = await leftOfLine(tx, line)
    if (asked.left !== undefined && asked.left !== left) throw new ApiError('stale')
    const amount = asked.amount ?? left
    if (amount > left)
      throw new ApiError('bank_part_too_high', { fields: { amount: 'bank_part_too_high' }, detail: { left } })
    const day = recordedDay(today ? '' : line.day, now, ctx.company)
    const wanted = await purchasesToPay(tx, account.id, purchaseIds)
    const entry = {
      type: 'Remittances' as const,
      amount,
      method: 'bank' as const,
      description: (line.text || line.sender).slice(0, longestDescription),
      depositId: asked.depositId,
      force: asked.force,
      day,
    }
    const recorded = await enterPayment(tx, ctx, account, entry, by, now)
    await payPurchases(tx, { id: recorded.id, userId: account.id, amount }, wanted, by)
    await addPart(tx, line.id, recorded.id, amount === left)
    await notifyPaymentsChanged(tx, by)
    return { success: true, ...recorded }
  })
}

/** A line that is nobody’s payment is set aside, or returned to the open ones. */
export function setBankLineAside(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { id, aside }: Input<typeof asideContract>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const line = await lockLine(tx, id)
    if (line.ledger_id !== null) throw new ApiError('bank_line_done')
    await tx
      .updateTable('bank_lines')
      .set({ set_aside_at: aside ? new Date() : null })
      .where('id', '=', line.id)
      .execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: aside ? 'bankLine.setAside' : 'bankLine.takenBack',
      entity: 'bankLine',
      entityId: line.id,
      ip: by.caller.ip,
    })
    await notifyPaymentsChanged(tx, by)
  })
}

async function lockLine(tx: Tx, id: number) {
  const line = await tx
    .selectFrom('bank_lines')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  return line ?? notFound()
}
