import type { DashboardBid } from '@seriba/contracts/dashboard'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Photo } from '@seriba/ui/Photo'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './bid-row.module.css'
import { StatusBadge } from './StatusBadge.tsx'

type BidRowProps = {
  bid: DashboardBid
  staff?: boolean
  /** When: a time and how far off, or a date. */
  when: ReactNode
  /** Stands under the amount. */
  against: ReactNode
  /** The lot is of a past day. */
  past?: boolean
}

/** A bid in a line: when and where, what, how much, how it stands. */
export function BidRow({ bid, staff = false, when, against, past = false }: BidRowProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { maker, model, year, mileage, chassis, client } = bid
  const facts = [
    year,
    mileage !== null && `${groupThousands(mileage)} ${t('common:units.km')}`,
    chassis,
    client,
  ].filter(Boolean)
  return (
    <li className={styles.row}>
      <Photo src={bid.image} alt="" className={styles.photo} />
      <div className={styles.when}>
        <p className="num">{when}</p>
        <p className={styles.second}>{bid.auctionName}</p>
      </div>
      <div className={styles.what}>
        <p className="truncate">
          <TextLink
            className="num"
            aria-label={t('dashboard:openLot', { lotNo: bid.lotNo })}
            render={(props) => (
              <Link {...props} to={lotPathOf(bid.lotType, bid.lotId, past ? 'archive' : 'live')} />
            )}
          >
            {bid.lotNo}
          </TextLink>{' '}
          <b>
            {maker} {model}
          </b>
        </p>
        <p className={`truncate ${styles.second}`}>{facts.join(', ')}</p>
      </div>
      <div className={styles.amount}>
        <b className="num">{formatMoney(bid.amount)}</b>
        <p className={`num ${styles.second}`}>{against}</p>
      </div>
      <div className={styles.status}>
        <StatusBadge status={bid.bidStatus} staff={staff} />
      </div>
    </li>
  )
}
