import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { BidPhotos } from '../bid-photos/BidPhotos.tsx'
import { MessageCell } from '../bid-table/MessageCell.tsx'
import { bidElementId } from '../keyboard/bid-element.ts'
import { LotLink } from '../shared/LotLink.tsx'
import type { Side } from '../shared/side.ts'
import styles from './BidCard.module.css'

type BidCardProps = {
  bid: Bid
  side: Side
  mode: BidListMode
  viewerId: number
  soon: boolean
  fresh: boolean
  focused: boolean
  /** Controls, for whoever has them; the sold price is then one of them. */
  children?: ReactNode
}

/** A bid for the thumb: the same facts as its row. */
export function BidCard({ bid, side, mode, viewerId, soon, fresh, focused, children }: BidCardProps) {
  const { t } = useTranslation(['bids', 'common'])
  const words = useLotWords()
  const group = [bid.bidGroupPrefix, bid.bidGroupLabel].filter(Boolean).join('-')
  const own = mode === 'my-bids' || bid.user?.jasClientId === viewerId
  const label = own ? t('list.myBid') : t('list.bid')
  const facts = [bid.year, bid.chassis, bid.mileage === null ? null : words.mileage(bid.mileage)]

  return (
    <article
      id={bidElementId(bid.bidId)}
      className={styles.card}
      data-won={(side === 'client' && bid.bidStatus === bidStatus.win) || undefined}
      data-fresh={fresh || undefined}
      data-focused={focused || undefined}
    >
      <div className={styles.head}>
        <BidPhotos bid={bid} />
        <div className={styles.facts}>
          <div className={styles.between}>
            <span className={styles.lotNo}>
              <LotLink bid={bid} />
            </span>
            <BidStatusBadge status={bid.bidStatus} side={side} />
          </div>
          <h2 className="truncate">
            {bid.maker} {bid.model}
          </h2>
          <p className={`num truncate ${styles.quiet}`}>{facts.filter(Boolean).join(' · ')}</p>
          <p className={`${styles.where} ${styles.quiet}`}>
            <ConditionGrade grade={bid.condition} />
            <span className="num">
              {formatDate(bid.auctionDate)} <b data-soon={soon || undefined}>{formatTime(bid.auctionDate)}</b>
            </span>
            <span className="truncate">{bid.auctionName}</span>
          </p>
        </div>
      </div>
      {mode !== 'my-bids' && bid.user && (
        <p className={styles.client}>
          <b>{own ? t('list.ownBid') : bid.user.name}</b>
          {!own && <span>{bid.user.company || t('common:select.none')}</span>}
        </p>
      )}
      <dl className={styles.prices}>
        <div>
          <dt>{t('list.startPrice')}</dt>
          <dd className="num">{formatMoney(bid.startPrice)}</dd>
        </div>
        {!children && (
          <div>
            <dt>{t('list.soldPrice')}</dt>
            <dd className="num" data-sold={bid.soldPrice > 0 || undefined}>
              {formatMoney(bid.soldPrice)}
            </dd>
          </div>
        )}
        <div>
          <dt>{group ? `${label}, ${group}` : label}</dt>
          <dd className="num">
            <b>{formatMoney(bid.bidAmount)}</b>
          </dd>
        </div>
      </dl>
      {children}
      <div className={styles.message}>
        <MessageCell bid={bid} />
      </div>
    </article>
  )
}
