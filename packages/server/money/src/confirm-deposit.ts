import type { Input, Output } from '@seriba/contracts/contract'
import type { confirmDeposit as contract, MoneySince } from '@seriba/contracts/deposits'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { lockAccount } from '@seriba/server-account/lock-account'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { findDeposit, moneySince } from './deposits.repository.ts'
import { recordedDay } from './enter-payment.ts'
import { type Recorder, recordPayment } from './record-payment.ts'

/** Staff have found a deposit on the account; a late one is accepted too. */
export function confirmDeposit(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  by: Recorder,
  { id, date, ...given }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  const day = recordedDay(date, now, ctx.company)
  return withTransaction(ctx, async (tx) => {
    const found = await findDeposit(tx, id)
    if (!found) return notFound()
    const account = await lockAccount(tx, found.user_id)
    // Read again under the lock, so that two simultaneous confirmations take turns.
    const deposit = (await findDeposit(tx, id)) ?? notFound()
    if (deposit.ledger_id !== null) throw new ApiError('stale')
    if (!given.force) await rejectEntered(tx, deposit)
    const entry = {
      type: 'Remittances',
      amount: given.amount ?? deposit.amount,
      method: deposit.method,
      depositId: id,
      description: deposit.reference,
      ...(day !== jstDay(now) && { at: startOfJstDay(day) }),
    } as const
    const { biddingOpened } = await recordPayment(tx, ctx, account, entry, by)
    return { success: true, biddingOpened }
  })
}

/**
 * A deposit reduced by a bank’s fee may have been entered as another payment: confirming it as well would count it
 * twice.
 */
async function rejectEntered(tx: Tx, deposit: { user_id: number; created_at: string }) {
  const entered = await moneySince(tx, deposit.user_id, startOfJstDay(jstDay(deposit.created_at)))
  if (!entered) return
  const { id, amount, at } = entered
  throw new ApiError('payment_alike', { detail: { id, amount, day: jstDay(at) } satisfies MoneySince })
}
