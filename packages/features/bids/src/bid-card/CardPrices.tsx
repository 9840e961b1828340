import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { GroupLink } from '../bid-badge/GroupLink.tsx'
import { LotRank } from '../bid-badge/LotRank.tsx'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'

type CardPricesProps = Pick<BidCardProps, 'bid' | 'mode'> & {
  /** The sold price stands among the controls. */
  priced: boolean
}

/** Start, sold and bid, with the group and what may be bid over it. */
export function CardPrices({ bid, mode, priced }: CardPricesProps) {
  const { t } = useTranslation('bids')
  const label = mode === 'my-bids' || !bid.user ? t('list.myBid') : t('list.bid')
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t('list.startPrice')}</dt>
        <dd className="num">{formatMoney(bid.startPrice)}</dd>
      </div>
      {!priced && (
        <div>
          <dt>{t('list.soldPrice')}</dt>
          <dd className="num" data-sold={bid.soldPrice > 0 || undefined}>
            {formatMoney(bid.soldPrice)}
          </dd>
        </div>
      )}
      <div>
        <dt>
          {label}
          {bid.bidGroupLabel && (
            <>
              {' '}
              <GroupLink bid={bid} />
            </>
          )}
          {bid.sameLot && (
            <>
              {' '}
              <LotRank sameLot={bid.sameLot} />
            </>
          )}
        </dt>
        <dd className="num">
          <b>{formatMoney(bid.bidAmount)}</b>
          {bid.adjustmentPrice > 0 && (
            <small title={t('list.overbid')}> +{groupThousands(bid.adjustmentPrice)}</small>
          )}
        </dd>
      </div>
    </dl>
  )
}
