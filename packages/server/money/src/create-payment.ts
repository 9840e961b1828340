import type { Input, Output } from '@seriba/contracts/contract'
import type { createPayment as contract } from '@seriba/contracts/payments'
import { lockAccount } from '@seriba/server-account/lock-account'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { withIdempotencyKey } from '@seriba/server-kit/idempotency'
import { enterPayment, recordedDay } from './enter-payment.ts'
import { payPurchases, purchasesToPay } from './pay-purchases.ts'
import type { Recorder } from './record-payment.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'company'>

/** Enters a client's payment or charge; a second click gets the same answer as the first. */
export function createPayment(
  ctx: Ctx,
  by: Recorder,
  { userId, idempotencyKey, ...entry }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  if (entry.type !== 'Remittances' && entry.purchaseIds)
    throw new ApiError('invalid_input', { fields: { purchaseIds: 'invalid_input' } })
  return withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    const request = { userId: by.actor.userId, key: idempotencyKey, asked: [userId, entry] }
    return withIdempotencyKey(tx, request, async () => {
      const day = recordedDay(entry.date, now, ctx.company)
      const wanted = await purchasesToPay(tx, account.id, entry.purchaseIds)
      const recorded = await enterPayment(tx, ctx, account, { ...entry, day }, by, now)
      const payment = { id: recorded.id, userId: account.id, amount: entry.amount }
      await payPurchases(tx, payment, wanted, by)
      return { success: true, ...recorded }
    })
  })
}
