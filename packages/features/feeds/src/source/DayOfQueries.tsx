import { queriesADay } from '@seriba/domain/feeds/queries-a-day'
import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import { type SourceValues, settingsOf } from './source-values.ts'

/** What the limits come to: suppliers count queries. */
export function DayOfQueries({ values }: { values: SourceValues }) {
  const { t } = useTranslation('feedSource')
  const count = queriesADay(settingsOf(values))
  return (
    <section className={styles.section}>
      <h3>{t('day.title')}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t('day.queries')}</dt>
          <dd>{count === null ? '–' : t('day.atLeast', { count: groupThousands(count) as never })}</dd>
        </div>
      </dl>
    </section>
  )
}
