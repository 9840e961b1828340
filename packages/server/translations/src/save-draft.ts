import type { Input } from '@seriba/contracts/contract'
import type { saveTranslationDraft as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError } from '@seriba/server-kit/api-error'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { deskChanged } from '@seriba/server-sheets/desk-event'
import { sql } from 'kysely'
import { assertFilesOf } from './files-of-lot.ts'
import { translationLot } from './translation-lot.ts'

/** Saves a draft. Colleagues' desks reload, so that they see who is working on it and what is written. */
export function saveDraft(
  { db }: { db: Db },
  actor: Actor,
  { text_en, text_ru, files, version, ...asked }: Input<typeof contract>,
  caller: Pick<Caller, 'connection'>,
): Promise<{ version: number }> {
  return withTransaction({ db }, async (tx) => {
    const { id } = await translationLot(tx, actor, asked)
    await assertFilesOf(tx, id, files)
    const next = await writeDraft(tx, actor, { lotId: id, text_en, text_ru, files, version })
    await recordEvent(tx, deskChanged({ actor, caller }))
    return { version: next }
  })
}

/** The text has been sent: the draft is emptied, and anybody still writing on an earlier version is told. */
export const takeDraft = (tx: Tx, actor: Actor, lotId: number, version: number | undefined) =>
  writeDraft(tx, actor, { lotId, text_en: '', text_ru: '', files: [], version })

type Written = {
  lotId: number
  text_en: string
  text_ru: string
  files: number[]
  version: number | undefined
}

/** Without a version, whatever is there is overwritten. */
async function writeDraft(tx: Tx, { userId }: Actor, { lotId, version, ...said }: Written): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into translation_drafts as d (lot_id, text_en, text_ru, files, written_by)
    select ${lotId}, ${said.text_en}, ${said.text_ru}, ${said.files}::integer[], ${userId}
    where coalesce(${version ?? null}::integer, 0) = 0
      or exists (select from translation_drafts where lot_id = ${lotId})
    on conflict (lot_id) do update
    set text_en = excluded.text_en, text_ru = excluded.text_ru, files = excluded.files,
      version = d.version + 1, written_by = excluded.written_by, written_at = now()
    where d.version = coalesce(${version ?? null}::integer, d.version)
    returning version`.execute(tx)
  if (!rows[0]) throw new ApiError('stale')
  return rows[0].version
}
