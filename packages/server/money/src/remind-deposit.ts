import type { Input } from '@seriba/contracts/contract'
import type { remindDeposit as contract } from '@seriba/contracts/deposits'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { depositExpires } from '@seriba/domain/money/deposit'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { changeDeposit } from './change-deposit.ts'
import { mailClient } from './mail-client.ts'
import { linkToPayments, type Recorder } from './record-payment.ts'

/** Emails a client that their deposit is expected; an overdue one is pending again. */
export function remindDeposit(
  ctx: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { id }: Input<typeof contract>,
): Promise<void> {
  const now = new Date()
  return changeDeposit(ctx, by, id, 'deposit.reminded', async (tx, deposit) => {
    if (deposit.failed_at !== null) throw new ApiError('deposit_over')
    const expired = Date.parse(deposit.expires_at) <= now.getTime()
    const expiresAt = expired ? depositExpires(now) : new Date(deposit.expires_at)
    await tx
      .updateTable('deposits')
      .set({ reminded_at: now, expires_at: expiresAt })
      .where('id', '=', deposit.id)
      .execute()
    await mailClient(tx, deposit.user_id, 'always', {
      template: 'depositReminder',
      values: {
        reference: deposit.reference,
        amount: formatBalance(deposit.amount),
        until: formatDate(expiresAt),
        link: linkToPayments(ctx.config),
      },
    })
    return { until: expiresAt.toISOString() }
  })
}
