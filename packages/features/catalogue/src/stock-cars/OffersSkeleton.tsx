import { Skeleton } from '@seriba/ui/Skeleton'
import { useLastsLongerThan } from '@seriba/ui/use-lasts-longer-than'
import { useTranslation } from 'react-i18next'
import styles from './offers.module.css'

const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** Placeholders for the offers, if they take long to load. */
export function OffersSkeleton() {
  const { t } = useTranslation('common')
  const late = useLastsLongerThan(true)
  if (!late) return null
  return (
    <div role="status" aria-label={t('loading')} className={styles.offers}>
      {places.map((place) => (
        <div key={place} className={styles.offer}>
          <Skeleton height="auto" className={styles.photo} />
          <Skeleton width="80%" />
          <Skeleton width="40%" faint />
        </div>
      ))}
    </div>
  )
}
