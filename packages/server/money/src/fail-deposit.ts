import type { Input } from '@seriba/contracts/contract'
import type { failDeposit as contract } from '@seriba/contracts/deposits'
import { formatBalance } from '@seriba/domain/format/number'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { changeDeposit } from './change-deposit.ts'
import { mailClient } from './mail-client.ts'
import { linkToPayments, type Recorder } from './record-payment.ts'

/** Staff say that a deposit will not come; its client may announce another one. */
export function failDeposit(
  ctx: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { id, ...input }: Input<typeof contract>,
): Promise<void> {
  const reason = input.reason.trim()
  if (reason === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
  return changeDeposit(ctx, by, id, 'deposit.failed', async (tx, deposit) => {
    if (deposit.failed_at !== null) throw new ApiError('deposit_over')
    await tx
      .updateTable('deposits')
      .set({ failed_at: new Date(), failed_reason: reason })
      .where('id', '=', deposit.id)
      .execute()
    await mailClient(tx, deposit.user_id, 'payment.email', {
      template: 'depositFailed',
      values: {
        reference: deposit.reference,
        amount: formatBalance(deposit.amount),
        reason,
        link: linkToPayments(ctx.config),
      },
    })
    return { reason }
  })
}
