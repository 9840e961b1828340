import type { Input, Output } from '@seriba/contracts/contract'
import type { refundPayment as contract } from '@seriba/contracts/payments'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { lockAccount } from '@seriba/server-account/lock-account'
import { balanceOf } from '@seriba/server-credit/credit'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { withIdempotencyKey } from '@seriba/server-kit/idempotency'
import { assertPeriodOpen } from './assert-period-open.ts'
import { findDeposit } from './deposits.repository.ts'
import { givenDescription } from './given-description.ts'
import type { Recorder } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'

/** Refunds money to a client; what they may still have to pay stays covered (GAP65). */
export function refundPayment(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  by: Recorder,
  { userId, idempotencyKey, ...entry }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  return withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    const request = { userId: by.actor.userId, key: idempotencyKey, asked: ['refund', userId, entry] }
    return withIdempotencyKey(tx, request, async () => {
      assertPeriodOpen(ctx.company)
      const { amount, method } = entry
      const deposit = await refundedDeposit(tx, account.id, entry.depositId)
      const figures = await balanceOf(tx, account.id)
      const verdict = paymentCan.refund(amount, figures)
      if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { amount: verdict.reason } })
      const refund = {
        amount,
        method,
        description: givenDescription(entry.description),
        deposit: deposit && { ...deposit, isPaidBack: true },
        closeBidding: entry.closeBidding,
      }
      const id = await recordRefund(tx, ctx, account, refund, by)
      return { success: true, id }
    })
  })
}

/** The client's own deposit being refunded; it was received and has not been refunded before. */
async function refundedDeposit(tx: Tx, userId: number, depositId: number | undefined) {
  if (depositId === undefined) return null
  const deposit = await findDeposit(tx, depositId)
  if (deposit?.user_id !== userId) return notFound()
  if (deposit.ledger_id === null || deposit.refund_id !== null) throw new ApiError('stale')
  return deposit
}
