import type { DashboardBid } from '@seriba/contracts/dashboard'
import { formatMoney } from '@seriba/domain/format/number'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LotLink } from '../bids/LotLink.tsx'
import { StatusBadge } from '../bids/StatusBadge.tsx'
import styles from '../page/dashboard.module.css'

type StaffBidProps = {
  bid: DashboardBid
  when: ReactNode
  past?: boolean
  /** The page with its row, to work on it there. */
  row?: string
}

/** A client's bid, in the narrow columns for staff. */
export function StaffBid({ bid, when, past = false, row }: StaffBidProps) {
  const where = [bid.client, bid.auctionName].filter(Boolean).join(', ')
  return (
    <li className={styles.staffBid}>
      <div className={`num ${styles.stacked}`}>{when}</div>
      <div className={styles.words}>
        <p className="wraps">
          <LotLink bid={bid} past={past} />
        </p>
        <p className={`wraps ${styles.second}`}>
          {row ? <TextLink render={(props) => <Link {...props} to={row} />}>{where}</TextLink> : where}
        </p>
      </div>
      <b className={`num ${styles.end}`}>{formatMoney(bid.amount)}</b>
      <span className={styles.badge}>
        <StatusBadge status={bid.bidStatus} staff />
      </span>
    </li>
  )
}
