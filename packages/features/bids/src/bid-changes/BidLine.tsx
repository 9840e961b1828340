import type { Bid } from '@seriba/contracts/bid-lists'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import styles from './bid-changes.module.css'

/** Which bid it is about: the car, the lot, the client, the amount. */
export function BidLine({ bid }: { bid: Bid }) {
  const where = `${bid.auctionName} ${bid.lotNo}`
  return (
    <div className={styles.bid}>
      <Photo src={bid.thumbnails[0]} alt="" />
      <div>
        <p className={`wraps ${styles.model}`}>
          {bid.maker} {bid.model}
        </p>
        <p className={`num truncate ${styles.where}`}>{where}</p>
        {bid.auctionDate && <p className={`num ${styles.where}`}>{formatDateTime(bid.auctionDate)}</p>}
        {bid.user && (
          <p className={`wraps ${styles.client}`}>
            {[bid.user.name, bid.user.company].filter(Boolean).join(', ')}
          </p>
        )}
      </div>
      <b className={`num ${styles.amount}`}>{formatMoney(bid.bidAmount)}</b>
    </div>
  )
}
