import type { PageVersion } from '@seriba/contracts/site-pages'
import type { VersionedPage } from '@seriba/domain/site/page-slugs'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { Company } from './company.ts'

/** All versions of a page, current one first. */
export async function listVersions(db: Db | Tx, slug: VersionedPage): Promise<PageVersion[]> {
  const rows = await db
    .selectFrom('page_versions')
    .select(['version', 'in_force_at'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, in_force_at }) => ({ number: version, from: in_force_at }))
}

/** A version's text, by language; empty if it was not written in one. */
export async function pageVersion(db: Db, slug: VersionedPage, version: number) {
  const texts = await db
    .selectFrom('page_versions')
    .select(['en', 'ru'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  return texts ?? notFound()
}

/** The company's current terms; null if it has none here, or shows others at sign-up. */
export async function currentTermsVersion(db: Db | Tx, { termsUrl, pages }: Company): Promise<number | null> {
  if (termsUrl !== '/terms' || !pages.terms) return null
  const [newest] = await listVersions(db, 'terms')
  return newest?.number ?? null
}
