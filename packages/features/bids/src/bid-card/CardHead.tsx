import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { GroupLink } from '../bid-badge/GroupLink.tsx'
import { LotRank } from '../bid-badge/LotRank.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import { OwnTime } from '../shared/OwnTime.tsx'
import { useBidWords } from '../shared/use-bid-words.ts'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'

type CardHeadProps = Pick<BidCardProps, 'bid' | 'mode' | 'soon'> & {
  badge: ReactNode
  /** The sold price is among the controls. */
  priced: boolean
  /** Includes the auction's time in the buyer's time zone. */
  ownTime: boolean
}

/** Four lines: which lot and when, the model, its condition and location, and the bid. */
export function CardHead({ bid, mode, soon, badge, priced, ownTime }: CardHeadProps) {
  const { t } = useTranslation('bids')
  const words = useBidWords()
  const about = [bid.auctionName, bid.year, bid.mileage === null ? null : words.mileage(bid.mileage)]
  const sold = !priced && bid.soldPrice > 0
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <span className={styles.lotNo}>
          <LotLink bid={bid} list={mode === 'archive' ? 'archive' : 'live'} />
        </span>
        <span className={`num truncate ${styles.quiet}`}>
          {bid.auctionDate && (
            <>
              {formatDate(bid.auctionDate)} <b data-soon={soon || undefined}>{formatTime(bid.auctionDate)}</b>
            </>
          )}
        </span>
        <span className={styles.bidStatus}>{badge}</span>
      </div>
      {ownTime && <OwnTime at={bid.auctionDate} />}
      <h2 className="wraps">
        {bid.maker} {bid.model}
      </h2>
      <p className={`${styles.where} ${styles.quiet}`}>
        <ConditionGrade grade={bid.condition} />
        <span className="num truncate">{about.filter(Boolean).join(', ')}</span>
      </p>
      <p className={styles.prices}>
        <span className={`num truncate ${styles.quiet}`}>
          {sold ? t('list.soldPrice') : t('list.startPrice')}{' '}
          <span data-sold={sold || undefined}>{formatMoney(sold ? bid.soldPrice : bid.startPrice)}</span>
        </span>
        <span className={`num ${styles.amount}`}>
          {bid.bidGroupLabel && <GroupLink bid={bid} />}
          {bid.sameLot && <LotRank sameLot={bid.sameLot} />}
          <span className="visually-hidden">
            {mode === 'my-bids' || !bid.user ? t('list.myBid') : t('list.bid')}
          </span>
          <b>{formatMoney(bid.bidAmount)}</b>
          {bid.adjustmentPrice > 0 && (
            <small title={t('list.overbid')}>+{groupThousands(bid.adjustmentPrice)}</small>
          )}
        </span>
      </p>
    </div>
  )
}
