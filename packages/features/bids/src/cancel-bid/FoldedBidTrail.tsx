import { Skeleton } from '@seriba/ui/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-trail.module.css'

const BidTrail = lazy(() => import('./BidTrail.tsx').then((module) => ({ default: module.BidTrail })))

/** The history of one's own bid, loaded together with its code once it is unfolded. */
export function FoldedBidTrail({ bidId }: { bidId: number }) {
  const { t } = useTranslation('groups')
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('happened')}</summary>
      {open && (
        <Suspense fallback={<Skeleton height={48} faint />}>
          <BidTrail bidId={bidId} />
        </Suspense>
      )}
    </details>
  )
}
