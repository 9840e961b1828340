import { formatClock, formatDate } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import styles from './TokyoClock.module.css'
import { useNow } from './use-now.ts'

/** Date and time in Japan, wherever the browser is. */
export function TokyoClock() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const now = useNow()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Tokyo' }).format(now)
  return (
    <div className={styles.clock} role="group" aria-label={t('clock.description')}>
      <span className={styles.city}>{t('clock.label')}</span>
      <b className={styles.time}>{formatClock(now)}</b>
      <span className={styles.date}>
        {formatDate(now)} {weekday}, UTC+9
      </span>
    </div>
  )
}
