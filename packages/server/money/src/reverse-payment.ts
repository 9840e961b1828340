import type { Input } from '@seriba/contracts/contract'
import type { reversePayment as contract } from '@seriba/contracts/payments'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError, notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { allocateMoney } from './allocate-money.ts'
import { assertPeriodOpen } from './assert-period-open.ts'
import { removePart } from './bank/line-parts.ts'
import { awaitDepositAgain, unrefundDeposit } from './deposits.repository.ts'
import { notifyOfReversal } from './notify-of-reversal.ts'
import { findPayment, insertPayment, ledgerSums } from './payments.repository.ts'
import type { Recorder } from './record-payment.ts'
import { losesDeposit, setBidding } from './set-bidding.ts'

/**
 * Reverses a line with another one, once; the line itself stays as it is. If it was a deposit, that is pending again,
 * and if less than the deposit is left, bidding is closed on request.
 */
export function reversePayment(
  { db, config, company }: Pick<AppContext, 'db' | 'config' | 'company'>,
  by: Recorder,
  { id, ...input }: Input<typeof contract>,
): Promise<void> {
  const reason = input.reason.trim()
  if (reason === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
  assertPeriodOpen(company)
  return withTransaction({ db }, async (tx) => {
    const found = await findPayment(tx, id)
    if (!found) return notFound()
    const account = await lockAccount(tx, found.userId)
    // Read again under the lock, so that two simultaneous reversals take turns.
    const line = (await findPayment(tx, id)) ?? notFound()
    throwIfRejected(paymentCan.reverse(line))
    const { received } = await ledgerSums(tx, account.id)
    const reversal = await insertPayment(tx, {
      user_id: account.id,
      type: line.type,
      purpose: line.purpose,
      amount: -line.amount,
      method: 'adjustment',
      description: reason,
      reverses: id,
      created_by: by.actor.userId,
    })
    await awaitDepositAgain(tx, id, reason)
    await unrefundDeposit(tx, id)
    await removePart(tx, id)
    await allocateMoney(tx, account.id)
    const left = line.type === 'Remittances' ? received - line.amount : received
    const paidIn = { before: received, after: left }
    const closes = input.closeBidding && losesDeposit(account, paidIn, company.depositAmount)
    if (closes) await setBidding(tx, account, false)
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.reversed',
      entity: 'user',
      entityId: account.id,
      before: closes ? { permissions: { biddingAllowed: true } } : {},
      after: {
        payment: reversal,
        reverses: id,
        amount: line.amount,
        reason,
        ...(closes && { permissions: { biddingAllowed: false } }),
      },
      ip: by.caller.ip,
    })
    await notifyOfReversal(tx, { config }, { line, reversalId: reversal, reason, biddingClosed: closes }, by)
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
  })
}
