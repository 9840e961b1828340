import type { Input } from '@seriba/contracts/contract'
import type { answerTranslation as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { answerText, isEmptyAnswer } from '@seriba/domain/translations/translation'
import type { PublicUrl } from '@seriba/server-bids/bid-mail'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { deskChanged } from '@seriba/server-sheets/desk-event'
import { sql } from 'kysely'
import { assertFilesOf } from './files-of-lot.ts'
import { notifyClients } from './notify-clients.ts'
import { takeDraft } from './save-draft.ts'
import { translationLot } from './translation-lot.ts'

/**
 * Answers everybody who is waiting for a lot's sheet. If nobody is, it corrects the last answer: those who have it are
 * notified again.
 */
export function answerTranslation(
  { db, publicUrl }: { db: Db; publicUrl: PublicUrl },
  actor: Actor,
  { text_en, text_ru, files, version, ...asked }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const answer = { text_en: answerText(text_en), text_ru: answerText(text_ru), files }
  return withTransaction({ db }, async (tx) => {
    const lot = await translationLot(tx, actor, asked)
    const requests = await lockRequests(tx, lot.id)
    if (requests.length === 0) return notFound()
    await assertFilesOf(tx, lot.id, files)
    await takeDraft(tx, actor, lot.id, version)
    await tx.deleteFrom('translation_holders').where('lot_id', '=', lot.id).execute()
    const { id } = await tx
      .insertInto('translation_answers')
      .values({
        lot_id: lot.id,
        sheet: sql<string | null>`(select auction_sheet from lots where id = ${lot.id})`,
        ...answer,
        answered_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      update translation_requests set answer_id = ${id}, answered_at = now()
      where id = any(${requests.map((request) => request.id)}::integer[])`.execute(tx)
    await recordAudit(tx, {
      actor,
      action: 'translation.answer',
      entity: 'lot',
      entityId: lot.id,
      after: { ...answer, requests: requests.map((request) => request.id) },
      ip: caller.ip,
    })
    const by = { actor, caller }
    await recordEvent(tx, deskChanged(by))
    // Those who waited get their own notification; colleagues see on the lot's page that the sheet has been read.
    await recordEvent(tx, { ...lotChanged(lot.id), by })
    const clients = requests.map((request) => request.client_id)
    await notifyClients(tx, clients, { lot, isEmpty: isEmptyAnswer(answer), by, publicUrl })
  })
}

type Request = { id: number; client_id: number; waits: boolean; isLast: boolean }

/**
 * Those who are waiting, or else those who have the lot's last answer. Locked, so that of two answers at once the
 * second waits.
 */
async function lockRequests(tx: Tx, lotId: number): Promise<Request[]> {
  const { rows } = await sql<Request>`
    select r.id, r.client_id, r.answer_id is null as waits,
      coalesce(r.answer_id = (select max(id) from translation_answers where lot_id = ${lotId}), false) as "isLast"
    from translation_requests r where r.lot_id = ${lotId} order by r.id for update of r`.execute(tx)
  const waiting = rows.filter(({ waits }) => waits)
  return waiting.length > 0 ? waiting : rows.filter(({ isLast }) => isLast)
}
