import type { PageChanges as Changes } from '@seriba/contracts/site-pages'
import { formatDate } from '@seriba/domain/format/date'
import type { PageSlug } from '@seriba/domain/site/page-slugs'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import pages from './site-page.module.css'
import type { PageAddress } from './use-page-address.ts'
import styles from './versions.module.css'

type Kind = Changes['sections'][number]['kind']
type PageChangesProps = { changes: Changes; slug: PageSlug; address: PageAddress }

/**
 * A version compared with the one before: additions are inserted, removed text is struck out, the rest of the section
 * stays.
 */
export function PageChanges({ changes: { version, before, sections }, slug, address }: PageChangesProps) {
  const { t } = useTranslation('site')
  return (
    <article className={pages.prose}>
      <h1>{t('version.title', { number: version.number })}</h1>
      <p className={styles.line}>
        {before
          ? t('version.compared', { number: before.number, date: formatDate(before.from) })
          : t('version.first')}{' '}
        <TextLink render={(props) => <Link {...props} to={address.to({ changes: false })} />}>
          {t('version.text', { number: version.number })}
        </TextLink>
      </p>
      {before && sections.length === 0 && <p className={styles.line}>{t('version.same')}</p>}
      {sections.map(({ title, kind, lines }, at) => (
        <section key={at} id={changeId(at)} aria-labelledby={`${changeId(at)}-title`}>
          <h2 id={`${changeId(at)}-title`}>
            <Marked kind={kind}>{title ?? t('version.beginning')}</Marked>
          </h2>
          <ul className={styles.lines}>
            {lines.map((line, place) => (
              <li key={place} data-kind={line.kind}>
                <Marked kind={line.kind}>
                  {slug === 'terms' && line.mark && (
                    <span className={`num ${styles.mark}`}>{line.mark} </span>
                  )}
                  {line.text}
                </Marked>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

export const changeId = (at: number) => `change-${at + 1}`

/** Indicated by a sign, and by a word for screen readers, not by color alone. */
function Marked({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { t } = useTranslation('site')
  if (kind === 'same') return children
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <>
      <span aria-hidden className={styles.sign}>
        {kind === 'added' ? '+' : '−'}
      </span>
      <Element>
        <span className="visually-hidden">{t(`version.${kind}`)} </span>
        {children}
      </Element>
    </>
  )
}
