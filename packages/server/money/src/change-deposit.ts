import type { AuditAction } from '@seriba/domain/audit/audit-actions'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { findDeposit } from './deposits.repository.ts'
import type { Recorder } from './record-payment.ts'

type Deposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

/** Changes a pending deposit under its client's lock; the result of `change` is recorded in the audit log. */
export function changeDeposit(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  id: number,
  action: AuditAction,
  change: (tx: Tx, deposit: Deposit) => Promise<Record<string, unknown>>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const found = (await findDeposit(tx, id)) ?? notFound()
    const account = await lockAccount(tx, found.user_id)
    // Read again under the lock, since it may have arrived in the meantime.
    const deposit = (await findDeposit(tx, id)) ?? notFound()
    if (deposit.ledger_id !== null) throw new ApiError('deposit_over')
    const after = await change(tx, deposit)
    await recordAudit(tx, {
      actor: by.actor,
      action,
      entity: 'user',
      entityId: account.id,
      after: { deposit: deposit.reference, ...after },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPaymentsChanged(tx, by)
  })
}
