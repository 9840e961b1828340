import type { Input, Output } from '@seriba/contracts/contract'
import type { createPayment as contract } from '@seriba/contracts/payments'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { lockAccount } from '../clients/lock-account.ts'
import type { AppContext } from '../context.ts'
import { transact } from '../lib/db.ts'
import { onlyOnce } from '../lib/only-once.ts'
import { Refusal } from '../lib/refusal.ts'
import { type Recorder, recordPayment } from './record-payment.ts'

/** Enters what a client has paid or is charged; a second click on the same is answered as the first. */
export function createPayment(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  by: Recorder,
  { userId, idempotencyKey, ...entry }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  const today = jstDay(now)
  const day = entry.date || today
  const verdict = paymentCan.record(day, now)
  if (!verdict.ok) throw new Refusal(verdict.reason, { fields: { date: verdict.reason } })
  return transact(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    const request = { userId: by.actor.userId, key: idempotencyKey, asked: [userId, entry] }
    return onlyOnce(tx, request, async () => {
      const { type, amount, method } = entry
      const at = day === today ? now : startOfJstDay(day)
      const description = entry.description.trim()
      const recorded = await recordPayment(tx, ctx, account, { type, amount, method, at, description }, by)
      return { success: true, ...recorded }
    })
  })
}
