import type * as contracts from '@seriba/contracts/client-papers'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { jstDay } from '@seriba/domain/time/jst'
import { givenReason } from '@seriba/server-account/given-reason'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { mailAboutPaper, storeRequest } from './ask-client.ts'
import { lockPaper } from './papers.repository.ts'

type By = Pick<Caller, 'connection' | 'ip'> & { linkBase: string }

/**
 * Accepts or refuses a document; a refusal gives a reason, and the client is asked again. A new expiry date brings new
 * warnings.
 */
export function reviewPaper(
  { db }: { db: Db },
  actor: Actor,
  { id, documentId, state, note: said, validUntil }: Input<typeof contracts.reviewPaper>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const client = await lockAccount(tx, id)
    const paper = await lockPaper(tx, id, documentId)
    const note = said.trim()
    if (state === 'refused' && note === '')
      throw new ApiError('invalid_input', { fields: { note: 'field_required' } })
    const valid_until = state === 'checked' && validUntil !== '' ? validUntil : null
    // An expired document has to be refused, not accepted.
    if (valid_until !== null && valid_until < jstDay(new Date()))
      throw new ApiError('date_passed', { fields: { validUntil: 'date_passed' } })
    await tx
      .updateTable('client_papers')
      .set({
        state,
        note: note || null,
        reviewed_by: actor.userId,
        reviewed_at: new Date(),
        valid_until,
        warned_at: null,
        expired_at: null,
      })
      .where('id', '=', paper.id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'document.review',
      entity: 'user',
      entityId: id,
      before: { document: paper.id, state: paper.state, validUntil: paper.validUntil },
      after: { document: paper.id, state, validUntil: valid_until, reviewedBy: actor.userId },
      reason: note,
      ip: caller.ip,
    })
    if (state === 'refused') {
      await storeRequest(tx, actor.userId, { clientId: id, type: paper.type, words: note, dueOn: null })
      await mailAboutPaper(tx, client, {
        template: 'paperRefused',
        type: paper.type,
        words: note,
        linkBase: caller.linkBase,
      })
    }
    await notifyAccountChanged(tx, id, [client.dealer_id], { actor, caller })
  })
}

/** Asks a client for a document, even one that was requested before. */
export function askForPaper(
  { db }: { db: Db },
  actor: Actor,
  { id, type, words, dueOn }: Input<typeof contracts.askForPaper>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const client = await lockAccount(tx, id)
    await storeRequest(tx, actor.userId, { clientId: id, type, words: words.trim(), dueOn: dueOn || null })
    await recordAudit(tx, {
      actor,
      action: 'document.ask',
      entity: 'user',
      entityId: id,
      after: { type, ...(dueOn && { dueOn }) },
      ip: caller.ip,
    })
    await mailAboutPaper(tx, client, {
      template: 'paperWanted',
      type,
      words: words.trim(),
      linkBase: caller.linkBase,
    })
    await notifyAccountChanged(tx, id, [client.dealer_id], { actor, caller })
  })
}

/** Deletes a document: its bytes are gone, but the log shows that it existed. */
export function deletePaper(
  { db }: { db: Db },
  actor: Actor,
  { id, documentId, reason: said }: Input<typeof contracts.deletePaper>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const client = await lockAccount(tx, id)
    const paper = await lockPaper(tx, id, documentId)
    const reason = givenReason(said, true) ?? ''
    await tx
      .updateTable('client_papers')
      .set({ deleted_at: new Date(), bytes: Buffer.alloc(0), object_key: null })
      .where('id', '=', paper.id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'document.delete',
      entity: 'user',
      entityId: id,
      before: { document: paper.id, type: paper.type, name: paper.name },
      reason,
      ip: caller.ip,
    })
    await notifyAccountChanged(tx, id, [client.dealer_id], { actor, caller })
  })
}

/** Records that staff have verified a client's identity, or that their documents are not sufficient. */
export function checkClient(
  { db }: { db: Db },
  actor: Actor,
  { id, state, note }: Input<typeof contracts.checkClient>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { dealer_id } = await lockAccount(tx, id)
    const before = await tx
      .selectFrom('users')
      .select('checked_state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const checked_note = note.trim() || null
    await tx
      .updateTable('users')
      .set({
        checked_state: state,
        checked_at: state && new Date(),
        checked_by: state && actor.userId,
        checked_note,
      })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'client.check',
      entity: 'user',
      entityId: id,
      before: { state: before.checked_state },
      after: { state, note: checked_note },
      ip: caller.ip,
    })
    await notifyAccountChanged(tx, id, [dealer_id], { actor, caller })
  })
}
