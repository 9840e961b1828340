import type { Input, Output } from '@seriba/contracts/contract'
import type { refundPayment as contract } from '@seriba/contracts/payments'
import { formatBalance } from '@seriba/domain/format/number'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { balanceOf } from '@seriba/server-credit/credit'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { withIdempotencyKey } from '@seriba/server-kit/idempotency'
import { givenDescription } from './given-description.ts'
import { mailClient } from './mail-client.ts'
import { insertPayment } from './payments.repository.ts'
import { linkToPayments, type Recorder } from './record-payment.ts'

/** Pays money back to a client; what they may still have to pay stays covered (GAP65). */
export function refundPayment(
  ctx: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { userId, idempotencyKey, ...entry }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  return withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    const request = { userId: by.actor.userId, key: idempotencyKey, asked: ['refund', userId, entry] }
    return withIdempotencyKey(tx, request, async () => {
      const { amount, method } = entry
      const figures = await balanceOf(tx, account.id)
      const verdict = paymentCan.refund(amount, figures)
      if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { amount: verdict.reason } })
      const id = await insertPayment(tx, {
        user_id: account.id,
        type: 'Remittances',
        purpose: 'refund',
        amount: -amount,
        method,
        description: givenDescription(entry.description),
        created_by: by.actor.userId,
      })
      await recordAudit(tx, {
        actor: by.actor,
        action: 'payment.refunded',
        entity: 'user',
        entityId: account.id,
        before: {},
        after: { payment: id, amount, method },
        ip: by.caller.ip,
      })
      await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
      await mailClient(tx, account.id, 'payment.email', {
        template: 'refundSent',
        values: {
          amount: formatBalance(amount),
          balance: formatBalance(figures.balance - amount),
          link: linkToPayments(ctx.config),
        },
      })
      return { success: true, id }
    })
  })
}
