import { pageTypes } from '@seriba/domain/lots/page-types'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useLastsLongerThan } from '@seriba/ui/use-lasts-longer-than'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import styles from './skeletons.module.css'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { View } from './view-choice.ts'
import viewStyles from './views.module.css'

type ViewSkeletonProps = {
  config: Pick<ListingConfig, 'pageType' | 'columns' | 'compactColumns'>
  view: View
  size: number
}

/** The page while it loads, in its chosen view; an answer within 150 ms never shows it. */
export function ViewSkeleton({ config, view, size }: ViewSkeletonProps) {
  const { t } = useTranslation('common')
  const { kind } = pageTypes[config.pageType]
  if (!useLastsLongerThan(true)) return <div className={styles.reserved} />
  if (view === 'default') {
    return (
      <div className={viewStyles.lots}>
        <TableSkeleton columns={config.columns} kind={kind} rows={size} />
      </div>
    )
  }
  if (view === 'column') {
    const half = <TableSkeleton compact columns={config.compactColumns} kind={kind} rows={size / 2} />
    return (
      <div className={viewStyles.lots}>
        <div className={viewStyles.columns}>
          {half}
          {half}
        </div>
      </div>
    )
  }
  return (
    <div role="status" aria-busy aria-label={t('loading')} className={viewStyles.grid}>
      {Array.from({ length: size }, (_, index) => (
        <div key={`card-${index + 1}`} className={styles.card}>
          <Skeleton className={styles.cardPhoto} />
          <Skeleton width="72%" />
          <Skeleton width="48%" faint />
          <Skeleton width="88%" faint />
          <Skeleton width="40%" height={14} />
        </div>
      ))}
    </div>
  )
}
