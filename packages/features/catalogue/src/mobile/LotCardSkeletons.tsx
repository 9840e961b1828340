import { Skeleton } from '@seriba/ui/Skeleton'
import { useLastsLongerThan } from '@seriba/ui/use-lasts-longer-than'
import { useTranslation } from 'react-i18next'
import cardStyles from './LotCard.module.css'
import styles from './mobile.module.css'

/** Placeholders for lots; an answer within 150 ms never shows them. */
export function LotCardSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('common')
  if (!useLastsLongerThan(true)) return <div className={styles.reserved} />
  return (
    <div role="status" aria-busy aria-label={t('loading')} className={styles.pages}>
      {Array.from({ length: count }, (_, index) => (
        <div key={`card-${index + 1}`} className={cardStyles.card}>
          <Skeleton className={styles.photoSkeleton} />
          <div className={styles.lines}>
            <Skeleton width="64%" height={14} />
            <Skeleton width="44%" faint />
            <Skeleton width="80%" faint />
            <Skeleton width="40%" height={14} />
          </div>
        </div>
      ))}
    </div>
  )
}
