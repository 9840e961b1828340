import { toApiError } from '@seriba/api/api-error'
import { usePageChangesQuery, useSitePageQuery } from '@seriba/api/public/site-pages'
import type { PageChanges as Changes, SitePage as Page } from '@seriba/contracts/site-pages'
import { isAboutPart, isVersioned, type PageSlug } from '@seriba/domain/site/page-slugs'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AcceptTerms } from './AcceptTerms.tsx'
import { PageArticle } from './PageArticle.tsx'
import { PageAside } from './PageAside.tsx'
import { changeId, PageChanges } from './PageChanges.tsx'
import { PageContents } from './PageContents.tsx'
import beside from './page-aside.module.css'
import styles from './site-page.module.css'
import { useLightPrint } from './use-light-print.ts'
import { useOpenSection } from './use-open-section.ts'
import { type PageAddress, usePageAddress } from './use-page-address.ts'
import { VersionLine } from './VersionLine.tsx'

/** The company's long texts: how to buy and about us, on one page, and its terms in all their versions. */
export function SitePage({ slug }: { slug: PageSlug }) {
  const { t } = useTranslation(['site', 'common'])
  const address = usePageAddress()
  const { language, version } = address
  const versioned = isVersioned(slug)
  const compared = versioned && address.changes
  const text = useSitePageQuery({
    slug: isAboutPart(slug) ? 'about' : slug,
    language,
    version: versioned ? version : undefined,
  })
  const difference = usePageChangesQuery(
    { slug: versioned ? slug : 'terms', language, version },
    { skip: !compared },
  )
  useLightPrint()
  const { currentData: page } = text
  const changes = compared ? difference.currentData : undefined
  const failed = !page ? text : compared && !changes ? difference : null

  if (failed?.error) {
    const missing = toApiError(failed.error)?.code === 'not_found'
    return (
      <ErrorState
        headingLevel={1}
        title={missing ? t(version ? 'version.missing' : 'missing') : t('common:failed.title')}
        retryLabel={t('common:actions.retry')}
        retrying={failed.isFetching}
        {...(!missing && { onRetry: failed.refetch })}
      />
    )
  }
  if (!page || failed) return <Loading label={t('common:loading')} />
  return <Text page={page} slug={slug} address={address} changes={changes} />
}

type TextProps = {
  page: Page
  slug: PageSlug
  address: PageAddress
  changes: Changes | undefined
}

function Text({ page, slug, address, changes }: TextProps) {
  const { t, i18n } = useTranslation('site')
  const beginning = t('version.beginning')
  const sections = useMemo(
    () =>
      changes
        ? changes.sections.map(({ title }, at) => ({ id: changeId(at), title: title ?? beginning }))
        : page.sections,
    [changes, page, beginning],
  )
  // How to buy is the beginning of the page: it opens at the top, with the contents above it.
  const open = useOpenSection(sections, slug === 'about' ? slug : '')
  const [newest] = page.versions
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  return (
    <div className={styles.page}>
      <PageHead>
        <span className={styles.head}>{t(`names.${slug}`)}</span>
      </PageHead>
      <PageContents sections={sections} open={open} numbered={slug === 'terms' && !changes} />
      {changes ? (
        <PageChanges changes={changes} slug={slug} address={address} />
      ) : (
        <PageArticle
          page={page}
          slug={slug}
          lang={page.languages.includes(address.language) ? address.language : 'en'}
        >
          <VersionLine page={page} address={address} />
          {slug === 'terms' && newest?.number === page.version?.number && newest && (
            <AcceptTerms newest={newest} />
          )}
        </PageArticle>
      )}
      <aside className={beside.aside} aria-label={t('beside')}>
        <PageAside page={page} slug={slug} address={address} language={language} />
        <nav className={beside.others} aria-label={t('others')}>
          <b>{t('others')}</b>
          {page.pages
            .filter((other) => (isAboutPart(slug) ? !isAboutPart(other) : other !== slug))
            .map((other) => (
              <Link key={other} to={`/${other}`}>
                {t(`names.${other}`)}
              </Link>
            ))}
        </nav>
      </aside>
    </div>
  )
}

const Loading = ({ label }: { label: string }) => (
  <div className={styles.page} aria-busy aria-label={label} role="status">
    <div className={styles.loading}>
      <Skeleton width="60%" height={28} />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
    </div>
  </div>
)
