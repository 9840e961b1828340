import type { SitePage } from '@seriba/contracts/site-pages'
import type { VersionedPage } from '@seriba/domain/site/page-slugs'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import { listVersions, pageVersion } from './page-versions.repository.ts'
import { customPages, memoize } from './site-page.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>
export type Asked = { slug: VersionedPage; language: Language; version?: number | undefined }

/** A page with versions: the current one, or the requested one. */
export async function versionedPage(
  { db, company }: Ctx,
  { slug, language, version }: Asked,
): Promise<SitePage> {
  // A page that is no longer written is gone, but its earlier text can still be read.
  if (version === undefined && !company.pages[slug]) return notFound()
  const versions = await listVersions(db, slug)
  const shown = version === undefined ? versions[0] : versions.find(({ number }) => number === version)
  if (!shown) return notFound()
  const texts = await pageVersion(db, slug, shown.number)
  return {
    slug,
    ...memoize(texts[language] || texts.en),
    pages: customPages(company),
    languages: (['en', 'ru'] as const).filter((one) => texts[one] !== ''),
    version: shown,
    versions,
  }
}
