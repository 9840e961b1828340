import { Spinner } from '@seriba/ui/Spinner'
import { useTranslation } from 'react-i18next'
import styles from './pages.module.css'

/** While the session is looked up or the first page loads. */
export function RouteLoading() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.loading}>
      <Spinner label={t('loading')} />
    </div>
  )
}
