import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { FileExtension } from '@seriba/domain/translations/translation-file'
import type { Db } from '@seriba/server-kit/db'
import type { Kept } from '@seriba/server-kit/files/files'
import { promisedNow } from '@seriba/server-sheets/promised-now'
import { type RawBuilder, sql } from 'kysely'

const ownPromise = sql`min(${promisedNow('l', 'r.promised_at', 'r.requested_at')}) filter (where r.answer_id is null)`

/** What an actor has asked staff to read on the lots `l`, joined as `tr`; staff see everybody's requests. */
export const viewerTranslation = (actor: Actor): RawBuilder<unknown> => sql`lateral (
  select coalesce(min(r.requested_at) filter (where r.answer_id is null), min(r.requested_at)) as requested_at,
    case when ${isManager(actor)}::boolean then bool_and(r.answer_id is not null)
      else bool_or(r.answer_id is not null) end as translated,
    ${ownPromise} as promised_at,
    case when ${ownPromise} is null then 0 else (
      select count(distinct w.lot_id) from translation_requests w join lots o on o.id = w.lot_id
      where w.answer_id is null and w.lot_id <> l.id
        and ${promisedNow('o', 'w.promised_at', 'w.requested_at')} < ${ownPromise}
    ) end as ahead
  from translation_requests r
  where r.lot_id = l.id and (${isManager(actor)}::boolean or r.client_id = ${actor.userId})
) tr on true`

/** Answers that an actor may read: clients those to their own requests, staff all of them. */
const isToldTo = (actor: Actor): RawBuilder<boolean> => sql`(
  ${isManager(actor)}::boolean
  or exists (select from translation_requests r where r.answer_id = a.id and r.client_id = ${actor.userId})
)`

export type NamedFile = { id: number; name: string; extension: FileExtension; size: number }
type AnswerRow = { text_en: string; text_ru: string; files: NamedFile[]; at: string }

/** The files of an answer `a` in order, without their bytes. */
export const filesOfAnswer = sql`coalesce((
  select jsonb_agg(
    jsonb_build_object('id', f.id, 'name', f.name, 'extension', f.extension, 'size', f.size)
    order by array_position(a.files, f.id)
  ) from translation_files f where f.id = any(a.files)
), '[]')`

/**
 * The answers to an actor about a lot, the newest first: staff see only the last one, clients one for each question.
 */
export async function answersTo(db: Db, actor: Actor, lotId: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select a.text_en, a.text_ru, ${filesOfAnswer} as files, a.at
    from translation_answers a where a.lot_id = ${lotId} and ${isToldTo(actor)}
    order by a.id desc limit ${isManager(actor) ? 1 : null}::integer`.execute(db)
  return rows
}

type FileRow = { name: string; extension: FileExtension; size: number } & Kept

/** A file of an answer that the actor may read; staff may also read files that have not been sent yet. */
export async function readFileFor(db: Db, actor: Actor, id: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.name, f.extension, f.size, f.body, f.object_key from translation_files f
    where f.id = ${id} and (
      ${isManager(actor)}::boolean
      or exists (select from translation_answers a where f.id = any(a.files) and a.lot_id = f.lot_id and ${isToldTo(actor)})
    )`.execute(db)
  return rows[0]
}
