import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './LotSkeleton.module.css'
import page from './page.module.css'

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={`line-${index + 1}`} faint={index % 2 === 1} />)

/** The page while it loads, in gray: nothing moves when the lot arrives. */
export function LotSkeleton({ bids }: { bids: boolean }) {
  const { t } = useTranslation('common')
  return (
    <section
      aria-busy
      aria-label={t('loading')}
      className={`${page.lot} ${styles.skeleton}`}
      data-bids={bids || undefined}
    >
      <div className={styles.head}>
        <Skeleton width={56} height={24} />
        <Skeleton width={180} height={14} />
      </div>
      <div className={page.bid}>
        <Skeleton className={styles.panel} />
      </div>
      <div className={page.photos}>
        <Skeleton className={styles.photo} />
      </div>
      <div className={`${page.facts} ${styles.facts}`}>
        <Skeleton width="60%" height={24} />
        <Skeleton height={52} faint />
        {lines(8)}
        <Skeleton className={styles.sheet} faint />
      </div>
    </section>
  )
}
