import type { Bid } from '@seriba/contracts/bid-lists'
import { Popover } from '@seriba/ui/Popover'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-costs.module.css'
import { BidCosts } from './bid-costs-context.ts'
import { useBidCostWords } from './use-bid-cost-words.ts'

const BidCostDetails = lazy(() =>
  import('./BidCostDetails.tsx').then((module) => ({ default: module.BidCostDetails })),
)

/** What a bid costs in total, as far as it is known, while a list shows it; a click explains it. */
export function BidCostLine({ bid: { bidId, bidAmount } }: { bid: Pick<Bid, 'bidId' | 'bidAmount'> }) {
  const { t } = useTranslation('costs')
  const words = useBidCostWords()
  const costs = useContext(BidCosts)
  if (costs === null) return null
  const cost = costs === 'loading' ? undefined : costs.get(bidId)
  if (costs === 'loading' || (cost && cost.amount !== bidAmount))
    return <Skeleton className={styles.cost} width={88} height={11} faint />
  if (!cost) return <span className={styles.cost}>{t('list.unknown')}</span>
  const sum = words.last(cost)
  return (
    <Popover
      label={t('title')}
      width={304}
      trigger={
        <TextButton className={`num ${styles.cost}`} aria-label={t('list.show', { sum })}>
          {sum}
        </TextButton>
      }
    >
      <Suspense>
        <BidCostDetails cost={cost} />
      </Suspense>
    </Popover>
  )
}
