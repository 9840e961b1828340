import type { SharedLotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import type { ReactNode } from 'react'
import styles from './head.module.css'
import { LotBadges } from './LotBadges.tsx'

type MobileStatusProps = {
  lot: SharedLotDetail
  /** The number of the lot, where no header tells it. */
  number?: ReactNode
  actions?: ReactNode
}

/** What the head line says, under the title of small screens. */
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
