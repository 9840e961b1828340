import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import styles from './pages.module.css'

/** A bar while the next page loads; quick changes do not show it. */
export function RouteProgress() {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label={t('openPage')} className={styles.progress} />
  )
}
