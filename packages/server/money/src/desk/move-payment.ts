import type { Input, Output } from '@seriba/contracts/contract'
import type { movePayment as contract } from '@seriba/contracts/payments-desk'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { jstDay } from '@seriba/domain/time/jst'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError, notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { allocateMoney } from '../allocate-money.ts'
import { assertPeriodOpen } from '../assert-period-open.ts'
import { replacePart } from '../bank/line-parts.ts'
import { awaitDepositAgain } from '../deposits.repository.ts'
import { depositOf } from '../enter-payment.ts'
import { notifyOfReversal } from '../notify-of-reversal.ts'
import { findPayment, insertPayment, type Line, ledgerSums } from '../payments.repository.ts'
import { type Recorder, recordPayment } from '../record-payment.ts'
import { rejectDuplicate } from '../reject-duplicate.ts'
import { losesDeposit, setBidding } from '../set-bidding.ts'

/** Reverses a payment for one client and enters it for another, in one transaction; each line refers to the other. */
export function movePayment(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  by: Recorder,
  { id, userId, ...input }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const reason = input.reason.trim()
  if (reason === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
  assertPeriodOpen(ctx.company)
  return withTransaction(ctx, async (tx) => {
    const found = (await findPayment(tx, id)) ?? notFound()
    if (found.userId === userId) throw new ApiError('stale')
    const accounts = await lockBoth(tx, found.userId, userId)
    // Read again under the locks, since it may have been reversed in the meantime.
    const line = (await findPayment(tx, id)) ?? notFound()
    throwIfRejected(paymentCan.reverse(line))
    const entry = entryOf(line)
    const deposit = await depositOf(tx, userId, { ...entry, depositId: input.depositId }, new Date())
    const { received } = await ledgerSums(tx, found.userId)
    const reversalId = await takeBack(tx, line, reason, by)
    if (!input.force) await rejectDuplicate(tx, { ...entry, userId, day: jstDay(line.at) })
    const left = line.type === 'Remittances' ? received - line.amount : received
    const paidIn = { before: received, after: left }
    const closes = input.closeBidding && losesDeposit(accounts.from, paidIn, ctx.company.depositAmount)
    if (closes) await setBidding(tx, accounts.from, false)
    const { id: toId } = await recordPayment(
      tx,
      ctx,
      accounts.to,
      { ...entry, depositId: deposit?.id ?? null },
      by,
    )
    await replacePart(tx, id, toId)
    // It is shown to the client who has paid.
    await tx.updateTable('payment_files').set({ ledger_id: toId }).where('ledger_id', '=', id).execute()
    await tx
      .insertInto('moved_payments')
      .values({ from_id: id, reversal_id: reversalId, to_id: toId })
      .execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.moved',
      entity: 'user',
      entityId: accounts.from.id,
      before: closes ? { permissions: { biddingAllowed: true } } : {},
      after: {
        payment: reversalId,
        reverses: id,
        amount: -line.amount,
        to: userId,
        as: toId,
        reason,
        ...(closes && { permissions: { biddingAllowed: false } }),
      },
      ip: by.caller.ip,
    })
    await notifyOfReversal(tx, ctx, { line, reversalId, reason, biddingClosed: closes }, by)
    await notifyAccountChanged(tx, accounts.from.id, [accounts.from.dealer_id], by)
    return { success: true, id: toId, reversalId }
  })
}

/** In a fixed order, whichever way money is moved, so that two moves between the same clients do not deadlock. */
async function lockBoth(tx: Tx, from: number, to: number) {
  if (from < to) {
    const first = await lockAccount(tx, from)
    return { from: first, to: await lockAccount(tx, to) }
  }
  const first = await lockAccount(tx, to)
  return { to: first, from: await lockAccount(tx, from) }
}

/** A moved payment is no longer the deposit that it was here. */
async function takeBack(tx: Tx, { id, ...line }: Line, reason: string, by: Recorder) {
  const reversal = await insertPayment(tx, {
    user_id: line.userId,
    type: line.type,
    purpose: line.purpose,
    amount: -line.amount,
    method: 'adjustment',
    description: reason,
    reverses: id,
    created_by: by.actor.userId,
  })
  await awaitDepositAgain(tx, id, reason)
  await allocateMoney(tx, line.userId)
  return reversal
}

/** What it becomes there: the client’s money, or a charge. Money refunded to a client cannot be moved. */
function entryOf({ type, amount, method, description }: Line) {
  if (type === 'CarPurchase' || (type === 'Remittances' && amount < 0))
    throw new ApiError('payment_not_reversible')
  return { type, amount: Math.abs(amount), method, description }
}
