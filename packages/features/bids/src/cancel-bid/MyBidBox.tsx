import { type BidStatus, bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import type { BidLot } from '../bid-panel/bid-lot.ts'
import { NegotiationLine } from '../negotiation/NegotiationLine.tsx'
import { PurchaseLink } from '../shared/PurchaseLink.tsx'
import { ReceiptButton } from '../withdrawal/ReceiptButton.tsx'
import { WithdrawalLine } from '../withdrawal/WithdrawalLine.tsx'
import { CancelBidButton } from './CancelBidButton.tsx'
import styles from './cancel-bid.module.css'
import { bidOfLot } from './cancellable.ts'
import { FoldedBidTrail } from './FoldedBidTrail.tsx'

type MyBidBoxProps = { lot: BidLot; order: boolean }

/** The viewer's bid on this lot, or the order for a stock car, and the way to cancel it. A canceled one is gone. */
export const MyBidBox = memo(function MyBidBox({ lot, order }: MyBidBoxProps) {
  const { t } = useTranslation('bids')
  const { myBid, jasId, myBidAmount, myBidDate, bidStatusId, auctionFinished, anotherAhead, won } =
    lot.bidInfo
  const receipt = lot.bidInfo.receipt
  if (!myBid && receipt)
    return (
      <section className={styles.canceled} aria-label={t('mine.title')}>
        <BidStatusBadge status={bidStatus.cancel} side="client" />
        <ReceiptButton bid={{ bidId: receipt.bidId, lotNo: lot.lotInfo.lotNumber }} number={receipt.number} />
      </section>
    )
  if (!myBid || bidStatusId === bidStatus.cancel) return null
  const { withdrawal = null, negotiation } = lot.bidInfo
  const asked = withdrawal?.state === 'asked'
  const cancellable = jasId !== false && !auctionFinished && isLive(bidStatusId as BidStatus) && !asked
  const title = order ? t('mine.titleOrder') : t('mine.title')
  return (
    <section className={styles.box} data-won={won !== undefined || undefined} aria-label={title}>
      <span className={styles.when}>
        {myBidDate ? `${title}, ` : title}
        {myBidDate && (
          <time className="num" dateTime={myBidDate}>
            {formatDateTime(myBidDate)}
          </time>
        )}
      </span>
      {bidStatusId !== null && <BidStatusBadge status={bidStatusId} side="client" />}
      <b className={`num ${styles.amount}`}>{formatMoney(myBidAmount)}</b>
      {anotherAhead && !won && <p className={styles.ahead}>{t('mine.anotherAhead')}</p>}
      {won && (
        <p className={styles.won}>
          {won.price === null
            ? t('won.unpriced')
            : t(order ? 'won.bought' : 'won.at', { price: formatMoney(won.price) })}
          {won.purchaseId !== null && <PurchaseLink purchaseId={won.purchaseId} />}
        </p>
      )}
      {cancellable && <CancelBidButton bid={bidOfLot(lot, jasId, order)} />}
      {jasId !== false && negotiation && (
        <div className={styles.wide}>
          <NegotiationLine bidId={jasId} lotNo={lot.lotInfo.lotNumber} negotiation={negotiation} />
        </div>
      )}
      {jasId !== false && withdrawal && (
        <div className={styles.wide}>
          <WithdrawalLine bid={{ bidId: jasId, lotNo: lot.lotInfo.lotNumber, withdrawal, receipt: null }} />
        </div>
      )}
      {jasId !== false && (
        <div className={styles.wide}>
          <FoldedBidTrail bidId={jasId} />
        </div>
      )}
    </section>
  )
})
