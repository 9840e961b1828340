import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/documents'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { PurchaseStatus } from '@seriba/domain/money/purchase-status'
import { canChangeCosts } from '@seriba/domain/purchases/costs'
import { ApiError, notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { findDocument } from './documents.repository.ts'
import { notifyOfPapers } from './notify-of-papers.ts'
import { changeablePurchase } from './reachable-purchase.ts'

type Ctx = Pick<AppContext, 'db' | 'config'>
type By = { actor: Actor; caller: Caller }
const reasonMissing = () => new ApiError('field_required', { fields: { reason: 'field_required' } })

/** Deletes a document; its bytes are gone, but it stays known that it existed. */
export function deleteDocument(
  { db, config }: Ctx,
  by: By,
  { id, documentId, reason: said }: Input<typeof contracts.deleteDocument>,
): Promise<void> {
  const { actor, caller } = by
  const reason = said.trim()
  return withTransaction({ db }, async (tx) => {
    const purchase = await changeablePurchase(tx, actor, id)
    const found = await findDocument(tx, id, documentId, { reader: actor, secret: config.cookieSecret })
    if (!found || (!isManager(actor) && found.by !== 'client')) return notFound()
    if (isManager(actor) && reason === '') throw reasonMissing()
    if (!isManager(actor) && found.state === 'checked') throw new ApiError('document_checked')
    await tx
      .updateTable('purchase_documents')
      .set({ deleted_at: new Date(), body: Buffer.alloc(0), object_key: null })
      .where('id', '=', documentId)
      .execute()
    if (isManager(actor)) await forgetWant(tx, documentId)
    await recordAudit(tx, {
      actor,
      action: 'purchase.documentDeleted',
      entity: 'purchase',
      entityId: id,
      before: { document: documentId, type: found.type, name: found.name },
      after: reason ? { reason } : {},
      ip: caller.ip,
    })
    await notifyOfPapers(tx, purchase, { by, publicUrl: config.publicUrl })
  })
}

/** A document that staff requested, received, and deleted is not requested again. */
const forgetWant = (tx: Tx, documentId: number) =>
  sql`
    delete from purchase_wants w using purchase_documents d
    where d.id = ${documentId} and w.purchase_id = d.purchase_id and w.what = d.type and w.asked_at <= d.at`.execute(
    tx,
  )

/** Records that a client's document is correct, or what is wrong with it. */
export function checkDocument(
  { db, config }: Ctx,
  by: By,
  { id, documentId, state, reason: said }: Input<typeof contracts.checkDocument>,
): Promise<void> {
  const { actor, caller } = by
  const reason = said.trim()
  if (state === 'refused' && reason === '') throw reasonMissing()
  return withTransaction({ db }, async (tx) => {
    const purchase = await changeablePurchase(tx, actor, id)
    const found = await findDocument(tx, id, documentId, { reader: actor, secret: config.cookieSecret })
    if (found?.by !== 'client') return notFound()
    await tx
      .updateTable('purchase_documents')
      .set({
        state,
        reason: state === 'refused' ? reason : null,
        checked_by: actor.userId,
        checked_at: new Date(),
      })
      .where('id', '=', documentId)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'purchase.documentChecked',
      entity: 'purchase',
      entityId: id,
      before: { document: documentId, state: found.state },
      after: { state, ...(reason && { reason }) },
      ip: caller.ip,
    })
    const refused = { template: 'documentRefused', type: found.type, reason } as const
    await notifyOfPapers(tx, purchase, {
      by,
      publicUrl: config.publicUrl,
      ...(state === 'refused' && { mail: refused }),
    })
  })
}

/** Asks the client for a document, or for the consignee. */
export function askForDocument(
  { db, config }: Ctx,
  by: By,
  { id, what, type }: Input<typeof contracts.askForDocument>,
): Promise<void> {
  const { actor, caller } = by
  const wanted = what === 'consignee' ? what : type
  if (!wanted) throw new ApiError('field_required', { fields: { type: 'field_required' } })
  return withTransaction({ db }, async (tx) => {
    const purchase = await changeablePurchase(tx, actor, id)
    throwIfRejected(canChangeCosts(purchase.status as PurchaseStatus))
    await tx
      .insertInto('purchase_wants')
      .values({ purchase_id: id, what: wanted, asked_by: actor.userId })
      .onConflict((conflict) =>
        conflict.columns(['purchase_id', 'what']).doUpdateSet({
          asked_at: sql<string>`now()`,
          asked_by: actor.userId,
        }),
      )
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'purchase.asked',
      entity: 'purchase',
      entityId: id,
      after: { what: wanted },
      ip: caller.ip,
    })
    await notifyOfPapers(tx, purchase, {
      by,
      publicUrl: config.publicUrl,
      mail: { template: 'askedFor', what: wanted },
    })
  })
}
