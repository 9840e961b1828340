import { useListBidCostsQuery } from '@seriba/api/shared/bid-costs'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { BidCostDetails } from './BidCostDetails.tsx'
import styles from './bid-costs.module.css'

/** What one bid costs in total, among the facts of its card. */
export function BidCostFact({ bidId }: { bidId: number }) {
  const { t } = useTranslation('costs')
  const { data, isError } = useListBidCostsQuery({ bidIds: [bidId] })
  const cost = data?.costs[0]
  if (!data && !isError) return <Skeleton width={160} height={12} />
  if (!cost) return <p className={styles.fact}>{isError ? t('failed') : t('list.unknown')}</p>
  return (
    <section className={styles.fact} aria-label={t('title')}>
      {t('title')}
      <BidCostDetails cost={cost} />
    </section>
  )
}
