import type { Input, Output } from '@seriba/contracts/contract'
import type { translationIndex as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import type { TranslationType } from '@seriba/domain/translations/translation'
import type { AppContext } from '@seriba/server-kit/context'
import { hasSheetReader } from '@seriba/server-sheets/reader/connected-reader'
import { fileLinks } from './file-link.ts'
import { colleagues } from './translation-holders.repository.ts'
import { countTranslations, translationQueue, translationsOfDay } from './translation-queue.repository.ts'
import type { NamedFile } from './translations.repository.ts'

/** The desk's queue. */
export async function listTranslations(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { status, language }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  const [rows, counts, today, staff] = await Promise.all([
    translationQueue(db, { status, language, now }),
    countTranslations(db),
    translationsOfDay(db, now),
    colleagues(db).execute(),
  ])
  const linkTo = fileLinks(actor.userId, config.cookieSecret, now)
  const linked = (files: readonly NamedFile[]) => files.map((file) => ({ ...file, url: linkTo(file) }))
  const translations = rows.map(({ kind, answer, draft, ...row }) => ({
    ...row,
    status,
    type: lotTypeOfKind[kind] as TranslationType,
    answer: answer && { ...answer, files: linked(answer.files) },
    draft: draft && { ...draft, files: linked(draft.files) },
  }))
  const said = { translations, counts, today, colleagues: staff }
  return { ...said, ...(hasSheetReader(config) && { byReader: true as const }) }
}
