import { useListBidCostsQuery } from '@seriba/api/shared/bid-costs'
import { useTranslation } from 'react-i18next'
import { useBidCostWords } from './BidCostLine.tsx'
import styles from './bid-costs.module.css'

/** What one bid comes to, among the facts of its card. */
export function BidCostFact({ bidId }: { bidId: number }) {
  const { t } = useTranslation('costs')
  const words = useBidCostWords()
  const { data } = useListBidCostsQuery({ bidIds: [bidId] })
  const cost = data?.costs[0]
  if (!cost) return null
  return (
    <p className={styles.fact}>
      {t('title')}: <span className={styles.sums}>{words.all(cost)}</span>
    </p>
  )
}
