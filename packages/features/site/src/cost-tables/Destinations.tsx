import { formatDay } from '@seriba/domain/format/date'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { Badge } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { CountryRules } from './CountryRules.tsx'
import styles from './cost-tables.module.css'

const tones = { sums: 'green', rulesOnly: 'gray', prohibited: 'red' } as const

/** What is told of each country, from where, when it was read, and what the sources disagree on. */
export function Destinations({ document, today }: { document: CostDocument; today: string }) {
  const { t, i18n } = useTranslation('costTables')
  const countries = Object.entries(document.countries)
  return (
    <section className={styles.part} aria-label={t('destinations')}>
      <h2>{t('destinations')}</h2>
      <ul className={styles.countries}>
        {countries.map(([code, country]) => {
          const { names, offer, confidence, sources, reviewBy, contested } = country
          const isDue = reviewBy !== null && reviewBy < today
          return (
            <li key={code}>
              <b>{i18n.language === 'ru' ? names.ru : names.en}</b>
              <Badge tone={tones[offer]}>{t(`offer.${offer}`)}</Badge>
              <small>
                {t(`confidence.${confidence}`)}
                {reviewBy !== null && (
                  <span className={isDue ? styles.due : undefined}>
                    , {t(isDue ? 'reviewDue' : 'reviewBy', { day: formatDay(reviewBy) })}
                  </span>
                )}
              </small>
              {sources.map(({ title, url, readOn, official }) => (
                <small key={url}>
                  <TextLink inline href={url} target="_blank" rel="noreferrer">
                    {title}
                  </TextLink>
                  , {t('readOn', { day: formatDay(readOn) })}
                  {!official && `, ${t('notOfficial')}`}
                </small>
              ))}
              <CountryRules country={country} />
              {contested && <small className={styles.due}>{contested}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
