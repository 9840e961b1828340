import { refusalOf } from '@seriba/api/refusal'
import { useSitePageQuery } from '@seriba/api/site-pages'
import { isAboutPart, type PageSlug } from '@seriba/domain/site/page-slugs'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageArticle } from './PageArticle.tsx'
import { PageAside } from './PageAside.tsx'
import styles from './site-page.module.css'
import { useLightPrint } from './use-light-print.ts'
import { useOpenSection } from './use-open-section.ts'

/** What the company says at length: how to buy and who it is, on one page, its terms. */
export function SitePage({ slug }: { slug: PageSlug }) {
  const { t, i18n } = useTranslation(['site', 'common'])
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  const {
    currentData: page,
    error,
    isFetching,
    refetch,
  } = useSitePageQuery({
    slug: isAboutPart(slug) ? 'about' : slug,
    language,
  })
  useLightPrint()
  const open = useOpenSection(page?.sections, isAboutPart(slug) ? slug : '')

  if (!page && error) {
    const missing = refusalOf(error)?.code === 'not_found'
    return (
      <ErrorState
        headingLevel={1}
        title={missing ? t('missing') : t('common:failed.title')}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        {...(!missing && { onRetry: refetch })}
      />
    )
  }
  if (!page) return <Loading label={t('common:loading')} />

  return (
    <div className={styles.page}>
      <PageHead>
        <span className={styles.head}>{t(`names.${slug}`)}</span>
      </PageHead>
      <nav
        className={styles.contents}
        aria-label={t('contents')}
        data-clauses={slug === 'terms' || undefined}
      >
        {page.sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={open === id ? 'true' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <PageArticle page={page} slug={slug} />
      <aside className={styles.aside}>
        <PageAside slug={slug} language={language} />
        <nav className={styles.others} aria-label={t('others')}>
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
