import { queriesADay } from '@seriba/domain/feeds/queries-a-day'
import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import { type SourceValues, settingsOf } from './source-values.ts'

/** The number of queries that the limits result in: suppliers count them. */
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
