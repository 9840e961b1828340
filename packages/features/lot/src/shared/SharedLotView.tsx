import type { SharedCarLot } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { LotBadge } from '@seriba/ui/LotBadge'
import { PageHead } from '@seriba/ui/PageHead'
import { useTranslation } from 'react-i18next'
import { InfoRow } from '../facts/InfoRow.tsx'
import { nameOf, nameWithYear } from '../facts/name-of.ts'
import { Specification } from '../facts/Specification.tsx'
import { LotBadges } from '../head/LotBadges.tsx'
import { MobileStatus } from '../head/MobileStatus.tsx'
import { useLotTitle } from '../head/use-lot-title.ts'
import { PhotoGallery } from '../photos/PhotoGallery.tsx'
import { AuctionSheet } from '../sheet/AuctionSheet.tsx'
import styles from './shared.module.css'

/** A lot for whoever was given its code: to look at, and nothing else. */
export function SharedLotView({ lot }: { lot: SharedCarLot }) {
  const { t } = useTranslation('lot')
  useLotTitle(lot)
  const { lotNumber, auctionName, auctionDate } = lot.lotInfo
  return (
    <>
      <PageHead>
        <b className={styles.name}>{nameWithYear(lot)}</b>
        <span className={`num ${styles.auction}`}>
          {auctionName} {lotNumber}
        </span>
        <span className={styles.readOnly}>
          <Badge look="outlined">{t('shared.readOnly')}</Badge>
        </span>
      </PageHead>
      <div className={styles.shared}>
        <PhotoGallery lot={lot} />
        <div className={styles.facts}>
          <div className={styles.head}>
            <p className={styles.line}>
              <LotBadge>{lotNumber}</LotBadge>
              <b>{auctionName}</b>
              <span className="num">{formatDateTime(auctionDate)}</span>
            </p>
            <h1>{nameOf(lot)}</h1>
            <p className={styles.line}>
              <LotBadges lot={lot} large />
            </p>
            <MobileStatus lot={lot} />
          </div>
          <div className={styles.info}>
            <InfoRow lot={lot} />
          </div>
          <div className={styles.details}>
            <section>
              <h2 className={styles.section}>{t('specification.title')}</h2>
              <Specification lot={lot} narrow />
            </section>
            <AuctionSheet lot={lot} onlyOriginal />
          </div>
        </div>
      </div>
    </>
  )
}
