import type { Input, Output } from '@seriba/contracts/contract'
import type { createPayment as contract } from '@seriba/contracts/payments'
import { lockAccount } from '@seriba/server-account/lock-account'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { withIdempotencyKey } from '@seriba/server-kit/idempotency'
import { enterPayment, recordedDay } from './enter-payment.ts'
import type { Recorder } from './record-payment.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'company'>

/** Enters what a client has paid or is charged; a second click on the same is answered as the first. */
export function createPayment(
  ctx: Ctx,
  by: Recorder,
  { userId, idempotencyKey, ...entry }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  const day = recordedDay(entry.date, now, ctx.company)
  return withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    const request = { userId: by.actor.userId, key: idempotencyKey, asked: [userId, entry] }
    return withIdempotencyKey(tx, request, async () => {
      const recorded = await enterPayment(tx, ctx, account, { ...entry, day }, by, now)
      return { success: true, ...recorded }
    })
  })
}
