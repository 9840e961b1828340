import { Skeleton } from '@seriba/ui/Skeleton'
import styles from './BidCard.module.css'

/** Placeholders for the cards while they load. */
export function SkeletonCards() {
  return ['first', 'second', 'third', 'fourth'].map((key) => (
    <div key={key} aria-hidden className={styles.card}>
      <div className={styles.glance}>
        <Skeleton width={104} height={78} />
        <div className={styles.skeleton}>
          <Skeleton width="40%" height={12} />
          <Skeleton width="80%" height={12} />
          <Skeleton width="60%" height={10} faint />
        </div>
      </div>
      <div className={styles.skeletonEnd}>
        <Skeleton width="100%" height={28} faint />
      </div>
    </div>
  ))
}
