import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './negotiation.module.css'

/** Placeholders for the vehicle’s line and the rest of a negotiation. */
export function NegotiationLoading() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      <div className={styles.vehicle}>
        <Skeleton width={64} height={48} />
        <div className={styles.lines}>
          <Skeleton width={160} height={14} />
          <Skeleton width={220} height={12} faint />
        </div>
      </div>
      <div className={styles.waits}>
        <Skeleton width={140} height={16} faint />
        <Skeleton width={240} height={16} faint />
        <Skeleton width={180} height={16} faint />
      </div>
    </div>
  )
}
