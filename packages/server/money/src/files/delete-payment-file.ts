import type { Input } from '@seriba/contracts/contract'
import type { deletePaymentFile as contract } from '@seriba/contracts/payment-files'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { sql } from 'kysely'
import type { FileEditor } from './add-payment-file.ts'
import { visiblePayment } from './payment-files.repository.ts'

/** Removes a receipt: its bytes are deleted, and its name stays in the audit log. */
export async function deletePaymentFile(
  { db }: Pick<AppContext, 'db'>,
  by: FileEditor,
  { id, fileId, ...input }: Input<typeof contract>,
): Promise<void> {
  const reason = input.reason.trim()
  if (reason === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
  const payment = await visiblePayment(db, by.actor, id)
  return withTransaction({ db }, async (tx) => {
    const account = await lockAccount(tx, payment.userId)
    const file = await tx
      .updateTable('payment_files')
      .set({ deleted_at: new Date(), body: Buffer.alloc(0), object_key: null })
      .where('id', '=', sql<number>`${fileId}::bigint`)
      .where('ledger_id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!file) return notFound()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.fileDeleted',
      entity: 'user',
      entityId: account.id,
      after: { payment: id, document: fileId, name: file.name, reason },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPaymentsChanged(tx, by)
  })
}
