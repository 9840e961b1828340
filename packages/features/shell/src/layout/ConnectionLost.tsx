import { useAppSelector } from '@seriba/api/hooks'
import { selectConnectionLost } from '@seriba/api/notifications-slice'
import { Icon } from '@seriba/ui/Icon'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Header.module.css'

/** Says that the content may be older than it looks, for as long as that is so. */
export function ConnectionLost() {
  const { t } = useTranslation('notifications')
  const lost = useAppSelector(selectConnectionLost)
  return (
    <div role="status" className={styles.connection}>
      {lost && (
        <p className={styles.lost} title={t('connectionLost')}>
          <Icon icon={WifiOff} size={14} />
          <span className={styles.lostWords}>{t('connectionLost')}</span>
        </p>
      )}
    </div>
  )
}
