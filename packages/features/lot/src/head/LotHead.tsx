import type { LotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import type { PageType } from '@seriba/domain/lots/page-types'
import { LotBadge } from '@seriba/ui/LotBadge'
import type { ReactNode } from 'react'
import { DownloadPhotos } from '../download/DownloadPhotos.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './head.module.css'
import { LotBadges } from './LotBadges.tsx'

type LotHeadProps = { lot: LotDetail; pageType: PageType; actions: ReactNode; steps: ReactNode }

/** The line above photos and facts on wide screens. */
export function LotHead({ lot, pageType, actions, steps }: LotHeadProps) {
  const { lotNumber, auctionName, auctionDate } = lot.lotInfo
  return (
    <div className={styles.head}>
      <LotBadge>{lotNumber}</LotBadge>
      {actions}
      <span className={styles.auction}>{auctionName}</span>
      {auctionDate && (
        <time className={`num ${styles.time}`} dateTime={auctionDate}>
          {formatDateTime(auctionDate)}
        </time>
      )}
      <LotBadges lot={lot} large />
      <span className={styles.end}>
        <DownloadPhotos lot={lot} pageType={pageType} />
        <ShareButton lot={lot} pageType={pageType} />
        {steps}
      </span>
    </div>
  )
}
