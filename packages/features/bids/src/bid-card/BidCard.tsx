import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { LotStatusBadge } from '../bid-badge/LotStatusBadge.tsx'
import { PhotoStrip } from '../bid-photos/PhotoStrip.tsx'
import { MessageCell } from '../bid-table/MessageCell.tsx'
import { CancelBidButton } from '../cancel-bid/CancelBidButton.tsx'
import { bidOfList } from '../cancel-bid/cancellable.ts'
import { bidElementId } from '../keyboard/bid-element.ts'
import { LotLink } from '../shared/LotLink.tsx'
import { OwnTime } from '../shared/OwnTime.tsx'
import { useBidWords } from '../shared/use-bid-words.ts'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'
import { CardClient } from './CardClient.tsx'
import { CardPrices } from './CardPrices.tsx'
import { CardTerms } from './CardTerms.tsx'

/** A bid for the thumb: the same facts as its row. */
export function BidCard({ bid, side, mode, exportTypes, soon, fresh, focused, children }: BidCardProps) {
  const words = useBidWords()
  const cancellable = side === 'client' && mode !== 'archive' ? bidOfList(bid) : null
  const facts = [bid.year, bid.chassis, bid.mileage === null ? null : words.mileage(bid.mileage)]
  return (
    <article
      id={bidElementId(bid.bidId)}
      className={styles.card}
      data-won={(side === 'client' && bid.bidStatus === bidStatus.win) || undefined}
      data-auto={bid.autoBid || undefined}
      data-hand={bid.withdrawByHand || bid.byHand !== null || undefined}
      data-fresh={fresh || undefined}
      data-focused={focused || undefined}
    >
      <PhotoStrip bid={bid} />
      <div className={styles.facts}>
        <div className={styles.head}>
          <span className={styles.lotNo}>
            <LotLink bid={bid} list={mode === 'archive' ? 'archive' : 'live'} />
          </span>
          <LotStatusBadge lot={bid} />
          <span className={styles.bidStatus}>
            <BidStatusBadge status={bid.bidStatus} side={side} />
          </span>
        </div>
        <h2 className="truncate">
          {bid.maker} {bid.model}
        </h2>
        <p className={`num truncate ${styles.quiet}`}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.quiet}>{words.specification(bid)}</p>
        <p className={`${styles.where} ${styles.quiet}`}>
          <ConditionGrade grade={bid.condition} />
          <span className="num">
            {formatDate(bid.auctionDate)} <b data-soon={soon || undefined}>{formatTime(bid.auctionDate)}</b>
          </span>
          <span className="truncate">{bid.auctionName}</span>
        </p>
        {side === 'client' && mode !== 'archive' && <OwnTime at={bid.auctionDate} />}
      </div>
      {mode !== 'my-bids' && <CardClient bid={bid} side={side} mode={mode} />}
      <CardPrices bid={bid} mode={mode} priced={children !== undefined && children !== null} />
      <CardTerms bid={bid} exportTypes={exportTypes} />
      {cancellable && (
        <p className={styles.cancel}>
          <CancelBidButton bid={cancellable} />
        </p>
      )}
      {children}
      <div className={styles.message}>
        <MessageCell bid={bid} side={side} touch />
      </div>
    </article>
  )
}
