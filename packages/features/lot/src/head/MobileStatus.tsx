import type { SharedLotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import styles from './head.module.css'
import { LotBadges } from './LotBadges.tsx'

/** What the head line says, under the title of small screens. */
export function MobileStatus({ lot }: { lot: SharedLotDetail }) {
  return (
    <p className={styles.status}>
      <LotBadges lot={lot} />
      <span className="num">
        {lot.lotInfo.auctionDate && formatDateTime(lot.lotInfo.auctionDate)} {lot.lotInfo.auctionName}
      </span>
    </p>
  )
}
