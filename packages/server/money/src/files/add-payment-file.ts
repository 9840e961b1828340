import { createHash } from 'node:crypto'
import type { Input } from '@seriba/contracts/contract'
import type { addPaymentFile as contract } from '@seriba/contracts/payment-files'
import type { Actor } from '@seriba/domain/access/actor'
import { type DocumentExtension, documentExtensions, documentName } from '@seriba/domain/purchases/documents'
import { largestDocument } from '@seriba/domain/purchases/largest-document'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { detectFileType } from '@seriba/server-kit/detect-file-type'
import { scanDocument } from '@seriba/server-kit/scan-document'
import type { Recorder } from '../record-payment.ts'
import { visiblePayment } from './payment-files.repository.ts'

/** The person adding it, and from where. */
export type FileEditor = Recorder & { actor: Actor }

/** The most receipts for one payment: nobody has an honest use for more. */
const mostFiles = 20

/** Stores a receipt for a payment: its bytes determine its type, and the scanner has the last word. */
export async function addPaymentFile(
  { db, config, files }: Pick<AppContext, 'db' | 'config' | 'files'>,
  by: FileEditor,
  { id, name: given, data }: Input<typeof contract>,
): Promise<void> {
  const payment = await visiblePayment(db, by.actor, id)
  const body = Buffer.from(data, 'base64')
  if (body.length === 0 || body.length > largestDocument)
    throw new ApiError('file_size', { fields: { data: 'file_size' } })
  const extension = documentExtensions.find(
    (known): known is DocumentExtension => known === detectFileType(body),
  )
  if (!extension) throw new ApiError('file_kind', { fields: { data: 'file_kind' } })
  await scanDocument(config, body)
  const name = documentName(given, extension)
  const kept = await files.keep('payment_files', body)
  return withTransaction({ db }, async (tx) => {
    const account = await lockAccount(tx, payment.userId)
    if ((await countFiles(tx, id)) >= mostFiles) throw new ApiError('too_many_papers')
    const file = await tx
      .insertInto('payment_files')
      .values({
        ledger_id: id,
        name,
        extension,
        ...kept,
        size: body.length,
        sha256: createHash('sha256').update(body).digest('hex'),
        by: by.actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.fileAdded',
      entity: 'user',
      entityId: account.id,
      after: { payment: id, document: file.id, name, size: body.length },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPaymentsChanged(tx, by)
  })
}

async function countFiles(tx: Tx, ledgerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('payment_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ledger_id', '=', ledgerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
