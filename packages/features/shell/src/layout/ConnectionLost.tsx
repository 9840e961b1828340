import { useAppSelector } from '@seriba/api/hooks'
import { selectConnectionLost } from '@seriba/api/notifications-slice'
import { useTranslation } from 'react-i18next'
import styles from './ConnectionLost.module.css'

/** Says that what is shown may be older than it looks. */
export function ConnectionLost() {
  const { t } = useTranslation('notifications')
  const lost = useAppSelector(selectConnectionLost)
  return <div role="status">{lost && <p className={styles.lost}>{t('connectionLost')}</p>}</div>
}
