import type { Input, Output } from '@seriba/contracts/contract'
import type { openDeposit as contract } from '@seriba/contracts/deposits'
import { depositExpires, depositReference } from '@seriba/domain/money/deposit'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { countDeposits, mapDeposit, waitingDeposit } from './deposits.repository.ts'
import type { Recorder } from './record-payment.ts'
import { offeredMethods } from './view-deposit.ts'

/** A client says that they pay a deposit in: staff sees it coming, and their transfer names it. */
export function openDeposit(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  by: Recorder,
  { method }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { userId } = by.actor
  if (!offeredMethods(company).includes(method)) throw new ApiError('deposit_method')
  return withTransaction({ db }, async (tx) => {
    const account = await lockAccount(tx, userId)
    const now = new Date()
    const waiting = await waitingDeposit(tx, userId, now)
    if (waiting) return { success: true, deposit: mapDeposit(waiting) }
    const running = (await countDeposits(tx, userId)) + 1
    const deposit = await tx
      .insertInto('deposits')
      .values({
        user_id: userId,
        method,
        amount: company.depositAmount,
        reference: depositReference(company.skuPrefix, userId, running),
        expires_at: depositExpires(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'deposit.open',
      entity: 'user',
      entityId: userId,
      after: { amount: deposit.amount, method, reference: deposit.reference },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, userId, [account.dealer_id], by)
    return { success: true, deposit: mapDeposit(deposit) }
  })
}
