import type { Bid } from '@seriba/contracts/bid-lists'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { GroupChip } from '../bid-badge/GroupChip.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import styles from './client-bids.module.css'

/** Here their groups need no client code. */
export const ClientBidLine = ({ bid }: { bid: Bid }) => (
  <li className={styles.line}>
    <LotLink bid={bid} />
    <span className="num">
      {bid.auctionDate && (
        <>
          {formatDate(bid.auctionDate)} <b>{formatTime(bid.auctionDate)}</b>
        </>
      )}
    </span>
    <span className={`truncate ${styles.model}`}>
      <b>
        {bid.maker} {bid.model}
      </b>{' '}
      {bid.auctionName}
    </span>
    <span>
      <GroupChip label={bid.bidGroupLabel} prefix={null} clash={bid.groupClash} />
    </span>
    <b className={`num ${styles.amount}`}>{formatMoney(bid.bidAmount)}</b>
    <span>
      <BidStatusBadge status={bid.bidStatus} side="manager" />
    </span>
  </li>
)
