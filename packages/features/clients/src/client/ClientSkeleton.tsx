import { Skeleton } from '@seriba/ui/Skeleton'
import styles from './ClientPage.module.css'

/** Placeholders for the page while it loads. */
export function ClientSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <div className={styles.head}>
        <Skeleton width={40} height={40} />
        <Skeleton width={260} height={24} />
      </div>
      <Skeleton width="100%" height={84} faint />
      <div className={styles.columns}>
        <Skeleton width="100%" height={320} faint />
        <Skeleton width="100%" height={320} faint />
      </div>
    </div>
  )
}
