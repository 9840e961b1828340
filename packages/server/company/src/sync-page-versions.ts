import { versionedPages } from '@seriba/domain/site/page-slugs'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Company } from './company.ts'

/**
 * Creates a version of every page whose text differs from its newest one: what staff publish, and what the company's
 * file says after a start. Valid from this moment.
 */
export async function syncPageVersions(tx: Tx, { pages }: Pick<Company, 'pages'>, by: number | null) {
  await sql`select pg_advisory_xact_lock(hashtext('page versions'))`.execute(tx)
  const newest = await tx
    .selectFrom('page_versions')
    .distinctOn('slug')
    .select(['slug', 'version', 'en', 'ru'])
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute()
  for (const slug of versionedPages) {
    const { en = '', ru = '' } = pages[slug] ?? {}
    const last = newest.find((row) => row.slug === slug)
    if ((en === '' && ru === '') || (last?.en === en && last.ru === ru)) continue
    await tx
      .insertInto('page_versions')
      .values({ slug, version: (last?.version ?? 0) + 1, en, ru, published_by: by })
      .execute()
  }
}
