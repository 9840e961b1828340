import type { Tx } from '@seriba/server-kit/db'
import { languageIds } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import type { Company } from './company.ts'

/**
 * Tells the database in which languages the portal is offered, so that every client has one of them. A client's
 * choice that is no longer offered is stored as well, and applies again once it is offered.
 */
export async function syncLanguages(tx: Tx, { languages }: Pick<Company, 'languages'>) {
  const offered = languages.map((language) => languageIds[language])
  const known = await tx.selectFrom('portal_languages').select('id').orderBy('place').execute()
  if (known.map(({ id }) => id).join() === offered.join()) return
  // Accounts being created wait, so that they get an offered language, too.
  await sql`lock table users in share row exclusive mode`.execute(tx)
  await tx.deleteFrom('portal_languages').execute()
  await tx
    .insertInto('portal_languages')
    .values(offered.map((id, place) => ({ id, place })))
    .execute()
  await sql`
    update users set language = coalesce(chosen_language, language)
    where user_type <> 3 and (chosen_language is not null or language <> all(${offered}))`.execute(tx)
}
