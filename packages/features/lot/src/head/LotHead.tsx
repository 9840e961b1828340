import type { CarLot } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { LotBadge } from '@seriba/ui/LotBadge'
import type { ReactNode } from 'react'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './head.module.css'
import { LotBadges } from './LotBadges.tsx'

/** The line above photos and facts on wide screens. */
export function LotHead({ lot, favorite }: { lot: CarLot; favorite?: ReactNode }) {
  const { lotNumber, auctionName, auctionDate } = lot.lotInfo
  return (
    <div className={styles.head}>
      <LotBadge>{lotNumber}</LotBadge>
      {favorite}
      <span className={styles.auction}>{auctionName}</span>
      <time className={`num ${styles.time}`} dateTime={auctionDate ?? undefined}>
        {formatDateTime(auctionDate)}
      </time>
      <LotBadges lot={lot} large />
      <span className={styles.end}>
        <ShareButton lot={lot} />
      </span>
    </div>
  )
}
