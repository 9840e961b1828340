import { formatMoney } from '@seriba/domain/format/number'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LotStatusBadge } from '../bid-badge/LotStatusBadge.tsx'
import { PhotoStrip } from '../bid-photos/PhotoStrip.tsx'
import { OwnSum } from '../shared/OwnSum.tsx'
import { useBidWords } from '../shared/use-bid-words.ts'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'
import { CardTerms } from './CardTerms.tsx'

const BidCostFact = lazy(() =>
  import('../bid-costs/BidCostFact.tsx').then((module) => ({ default: module.BidCostFact })),
)

type CardFactsProps = Pick<BidCardProps, 'bid' | 'side' | 'exportTypes'> & { id: string }

/** The facts of a bid's row that are not shown at a glance. */
export function CardFacts({ id, bid, side, exportTypes }: CardFactsProps) {
  const { t } = useTranslation('bids')
  const words = useBidWords()
  return (
    <div id={id} className={styles.rest}>
      <PhotoStrip bid={bid} />
      <p className={styles.where}>
        <LotStatusBadge lot={bid} />
        <span className={`num truncate ${styles.quiet}`}>{bid.chassis}</span>
      </p>
      <p className={styles.quiet}>{words.specification(bid)}</p>
      <p className={`num ${styles.quiet}`}>
        {t('list.startPrice')} {formatMoney(bid.startPrice)}
      </p>
      {side === 'client' && <OwnSum yen={bid.bidAmount} />}
      <Suspense>
        <BidCostFact bidId={bid.bidId} />
      </Suspense>
      <CardTerms bid={bid} exportTypes={exportTypes} />
    </div>
  )
}
