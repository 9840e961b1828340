import type { Input, Output } from '@seriba/contracts/contract'
import type { createPayment as contract } from '@seriba/contracts/payments'
import { mayBeDeposit } from '@seriba/domain/money/deposit'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { lockAccount } from '@seriba/server-account/lock-account'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { withIdempotencyKey } from '@seriba/server-kit/idempotency'
import { assertPeriodOpen } from './assert-period-open.ts'
import { findDeposit, receiveDeposit, waitingDeposit } from './deposits.repository.ts'
import { givenDescription } from './given-description.ts'
import { type Recorder, recordPayment } from './record-payment.ts'
import { rejectAlike } from './reject-alike.ts'

type Entry = Omit<Input<typeof contract>, 'userId' | 'idempotencyKey'>

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
  if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { date: verdict.reason } })
  assertPeriodOpen(ctx.company, day)
  return withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    const request = { userId: by.actor.userId, key: idempotencyKey, asked: [userId, entry] }
    return withIdempotencyKey(tx, request, async () => {
      const deposit = await depositOf(tx, account.id, entry, now)
      const { type, amount, method } = entry
      if (!entry.force) await rejectAlike(tx, { ...entry, userId: account.id, day })
      const line = {
        type,
        amount,
        method,
        description: described(entry) || (deposit?.reference ?? ''),
        purpose: deposit ? ('deposit' as const) : null,
        ...(day !== today && { at: startOfJstDay(day) }),
      }
      const recorded = await recordPayment(tx, ctx, account, line, by)
      if (deposit) await receiveDeposit(tx, deposit.id, recorded.id)
      return { success: true, ...recorded }
    })
  })
}

/** A charge says what it is for. */
const described = ({ type, description }: Entry) =>
  type === 'Remittances' ? description.trim() : givenDescription(description)

/** The deposit that the money is. Where one is on its way and nothing is said of it, staff is asked. */
async function depositOf(tx: Tx, userId: number, { type, amount, depositId, force }: Entry, now: Date) {
  if (type !== 'Remittances') return null
  if (depositId !== undefined) {
    const deposit = await findDeposit(tx, depositId)
    if (deposit?.user_id !== userId) return notFound()
    if (deposit.ledger_id !== null) throw new ApiError('stale')
    return deposit
  }
  const waiting = await waitingDeposit(tx, userId, now)
  if (waiting && !force && mayBeDeposit(waiting, amount)) throw new ApiError('deposit_waiting')
  return null
}
