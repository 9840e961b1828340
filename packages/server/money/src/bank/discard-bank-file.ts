import type { discardBankFile as contract } from '@seriba/contracts/bank-files'
import type { Input } from '@seriba/contracts/contract'
import { bankFileCan } from '@seriba/domain/money/bank-file-can'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { sql } from 'kysely'
import type { Recorder } from '../record-payment.ts'
import { partsOfLines } from './line-parts.ts'

/**
 * Removes an uploaded file and its lines, none of which may be a payment; concurrent work on a line either waits or
 * comes first.
 */
export function discardBankFile(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { id }: Input<typeof contract>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const file = await tx
      .selectFrom('bank_files')
      .select(['id', 'name', 'at'])
      .where('id', '=', sql<number>`${id}::bigint`)
      .forUpdate()
      .executeTakeFirst()
    if (!file) notFound()
    const lines = await tx
      .selectFrom('bank_lines')
      .select('id')
      .where('file_id', '=', file.id)
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = lines.map((line) => line.id)
    const parts = Map.groupBy(await partsOfLines(tx, ids), ({ lineId }) => lineId)
    throwIfRejected(bankFileCan.discard(ids.map((line) => ({ parts: parts.get(line) ?? [] }))))
    await tx.deleteFrom('bank_lines').where('file_id', '=', file.id).execute()
    await tx.deleteFrom('bank_files').where('id', '=', file.id).execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'bankFile.discarded',
      entity: 'bankFile',
      entityId: file.id,
      before: { name: file.name, at: file.at, lines: lines.length },
      ip: by.caller.ip,
    })
    await notifyPaymentsChanged(tx, by)
  })
}
