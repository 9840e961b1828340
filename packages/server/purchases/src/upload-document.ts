import { createHash } from 'node:crypto'
import type { Input, Output } from '@seriba/contracts/contract'
import type { uploadDocument as contract } from '@seriba/contracts/documents'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { PurchaseStatus } from '@seriba/domain/money/purchase-status'
import { canChangeCosts } from '@seriba/domain/purchases/costs'
import {
  clientDocumentTypes,
  type DocumentExtension,
  documentExtensions,
  documentName,
} from '@seriba/domain/purchases/documents'
import { largestDocument } from '@seriba/domain/purchases/largest-document'
import { ApiError, notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { detectFileType } from '@seriba/server-kit/detect-file-type'
import { scanDocument } from '@seriba/server-kit/scan-document'
import type { Caller } from '@seriba/server-kit/serve'
import { findDocument } from './documents.repository.ts'
import { notifyOfPapers } from './notify-of-papers.ts'
import { notifyStaffOfPaper } from './notify-staff-of-paper.ts'
import { changeablePurchase } from './reachable-purchase.ts'

/** Stores a purchase's document: its type is determined from its bytes, and the scanner decides last. */
export async function uploadDocument(
  { db, config, files }: Pick<AppContext, 'db' | 'config' | 'files'>,
  by: { actor: Actor; caller: Caller },
  { id, type, name: given, data, visible }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { actor, caller } = by
  const isStaff = isManager(actor)
  // Before the bytes are examined: to others there is no such purchase, whatever they send.
  const purchase = await changeablePurchase(db, actor, id)
  throwIfRejected(canChangeCosts(purchase.status as PurchaseStatus))
  if (!isStaff && !(clientDocumentTypes as readonly string[]).includes(type))
    throw new ApiError('invalid_input', { fields: { type: 'invalid_input' } })
  const body = Buffer.from(data, 'base64')
  if (body.length === 0 || body.length > largestDocument)
    throw new ApiError('file_size', { fields: { data: 'file_size' } })
  const extension = documentExtensions.find(
    (known): known is DocumentExtension => known === detectFileType(body),
  )
  if (!extension) throw new ApiError('file_kind', { fields: { data: 'file_kind' } })
  await scanDocument(config, body)
  const name = documentName(given, extension)
  const kept = await files.keep('purchase_documents', body)
  return withTransaction({ db }, async (tx) => {
    const row = await tx
      .insertInto('purchase_documents')
      .values({
        purchase_id: id,
        type,
        name,
        extension,
        ...kept,
        size: body.length,
        sha256: createHash('sha256').update(body).digest('hex'),
        by: actor.userId,
        by_client: !isStaff,
        visible: isStaff ? visible : true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'purchase.document',
      entity: 'purchase',
      entityId: id,
      after: { document: row.id, type, name, size: body.length, visible },
      ip: caller.ip,
    })
    await notifyOfPapers(tx, purchase, {
      by,
      publicUrl: config.publicUrl,
      ...(isStaff && visible && { mail: { template: 'documentAdded', type } }),
    })
    if (!isStaff) await notifyStaffOfPaper(tx, purchase, type, by)
    const reader = { reader: actor, secret: config.cookieSecret }
    return { document: (await findDocument(tx, id, row.id, reader)) ?? notFound() }
  })
}
