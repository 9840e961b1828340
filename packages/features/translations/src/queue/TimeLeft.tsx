import { serverNow } from '@seriba/api/server-clock'
import { formatDateTime } from '@seriba/domain/format/date'
import { timeLeft } from '@seriba/domain/time/time-left'
import { urgencyOf } from '@seriba/domain/translations/translation'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import styles from './queue.module.css'

/** How long until a lot is sold, and by its color how urgent that is. */
export function TimeLeft({ at }: { at: string | null }) {
  const { t } = useTranslation('translationDesk')
  const now = useNow(15_000, serverNow)
  if (at === null) return <span className={styles.left}>{t('left.none')}</span>
  const left = timeLeft(at, now)
  return (
    <time
      dateTime={at}
      title={formatDateTime(at)}
      className={`tabular ${styles.left}`}
      data-urgency={urgencyOf(at, now)}
    >
      {left.unit === 'passed' && t('left.passed')}
      {left.unit === 'days' && t('left.days', { count: left.days })}
      {left.unit === 'hours' && t('left.hours', left)}
      {left.unit === 'minutes' && t('left.minutes', left)}
    </time>
  )
}
