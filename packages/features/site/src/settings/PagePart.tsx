import { usePreviewPageQuery } from '@seriba/api/manager/company'
import { useSitePageQuery } from '@seriba/api/public/site-pages'
import { formatDate } from '@seriba/domain/format/date'
import { isVersioned, type PageSlug } from '@seriba/domain/site/page-slugs'
import { languageNames } from '@seriba/i18n'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextArea } from '@seriba/ui/TextArea'
import { TextLink } from '@seriba/ui/TextLink'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageArticle } from '../page/PageArticle.tsx'
import { useSetting } from './draft-context.ts'
import layout from './layout.module.css'
import { type Language, languages } from './places.ts'
import styles from './settings.module.css'

/** One of the company's pages in both languages, as Markdown. */
export function PagePart({ slug }: { slug: PageSlug }) {
  const { t } = useTranslation('company')
  return (
    <>
      <p className={styles.quiet}>{t('help.markdown')}</p>
      {isVersioned(slug) && <VersionHint slug={slug} />}
      {languages.map((language) => (
        <Markdown key={language} place={`${slug}.${language}`} language={language} />
      ))}
    </>
  )
}

/** Which version is in force, and that the next publication creates a new one. */
function VersionHint({ slug }: { slug: PageSlug }) {
  const { t } = useTranslation('company')
  const { data: page } = useSitePageQuery({ slug, language: 'en' })
  const [newest] = page?.versions ?? []
  if (!newest) return null
  const { number, from } = newest
  return (
    <p className={styles.quiet}>
      {t('help.version', { number, date: formatDate(from), next: number + 1 })}{' '}
      <TextLink inline href={`/${slug}`} target="_blank" rel="noreferrer">
        {t('help.versions')}
      </TextLink>
    </p>
  )
}

function Markdown({ place, language }: { place: string; language: Language }) {
  const { value, set, error } = useSetting(place)
  return (
    <TextArea
      className={styles.markdown}
      label={languageNames[language]}
      lang={language}
      name={place}
      rows={14}
      maxLength={100_000}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={({ target }) => set(target.value)}
    />
  )
}

const restMs = 400

/** As parsed by the server; requested when typing pauses. */
export function PagePreview({ slug, language }: { slug: PageSlug; language: Language }) {
  const { t } = useTranslation(['company', 'common'])
  const { value } = useSetting(`${slug}.${language}`)
  const markdown = useRested(typeof value === 'string' ? value : '')
  const { data: page, isError } = usePreviewPageQuery({ markdown }, { skip: markdown === '' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={layout.paper} aria-label={t('company:preview.page')} lang={language} tabIndex={0}>
      {markdown === '' ? (
        <p className={styles.quiet}>{t('company:preview.empty')}</p>
      ) : isError ? (
        <p role="alert">{t('company:preview.failed')}</p>
      ) : page ? (
        <PageArticle page={page} slug={slug} />
      ) : (
        <Skeleton height={240} />
      )}
    </section>
  )
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
