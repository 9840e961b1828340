import type { SharedLotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import type { ReactNode } from 'react'
import styles from './head.module.css'
import { LotBadges } from './LotBadges.tsx'

type MobileStatusProps = {
  lot: SharedLotDetail
  /** The lot's number, if no header shows it. */
  number?: ReactNode
  actions?: ReactNode
}

/** The contents of the head line, below the title of small screens. */
export function MobileStatus({ lot, number, actions }: MobileStatusProps) {
  return (
    <p className={styles.status}>
      {number}
      <LotBadges lot={lot} />
      <span className="num">
        {lot.lotInfo.auctionDate && formatDateTime(lot.lotInfo.auctionDate)} {lot.lotInfo.auctionName}
      </span>
      <span data-lot-actions>{actions}</span>
    </p>
  )
}
