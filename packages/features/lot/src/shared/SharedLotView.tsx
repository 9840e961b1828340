import type { SharedLotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { LotBadge } from '@seriba/ui/LotBadge'
import { PageHead } from '@seriba/ui/PageHead'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { InfoRow } from '../facts/InfoRow.tsx'
import { nameOf, nameWithYear } from '../facts/lot-parts.ts'
import { Specification } from '../facts/Specification.tsx'
import { LotBadges } from '../head/LotBadges.tsx'
import { MobileStatus } from '../head/MobileStatus.tsx'
import { useLotTitle } from '../head/use-lot-title.ts'
import { PhotoGallery } from '../photos/PhotoGallery.tsx'
import { AuctionSheet } from '../sheet/AuctionSheet.tsx'
import styles from './shared.module.css'

const Report = lazy(() =>
  import('../report/InspectionReport.tsx').then((m) => ({ default: m.InspectionReport })),
)
const RatingBar = lazy(() => import('../facts/RatingBar.tsx').then((m) => ({ default: m.RatingBar })))
const Description = lazy(() => import('../facts/Description.tsx').then((m) => ({ default: m.Description })))

/** Additional parts of some lots; loaded only for those. */
function MoreFacts({ lot }: { lot: SharedLotDetail }) {
  if (!('mechInfo' in lot) && !lot.inspection) return null
  return (
    <div className={styles.more}>
      <Suspense>
        {'mechInfo' in lot && <Description lot={lot} />}
        {lot.inspection && <Report inspection={lot.inspection} lot={lot} />}
      </Suspense>
    </div>
  )
}

/** A lot for those who were given its code: read-only. */
export function SharedLotView({ lot }: { lot: SharedLotDetail }) {
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
              <span className="num">{auctionDate && formatDateTime(auctionDate)}</span>
            </p>
            <h1>{nameOf(lot)}</h1>
            <p className={styles.line}>
              <LotBadges lot={lot} large />
            </p>
            <MobileStatus lot={lot} number={<LotBadge>{lotNumber}</LotBadge>} />
          </div>
          <div className={styles.info}>
            <InfoRow lot={lot} />
          </div>
          {!('carInfo' in lot) && (
            <Suspense>
              <RatingBar lot={lot} />
            </Suspense>
          )}
          <div className={styles.details}>
            <section>
              <h2 className={styles.section}>{t('specification.title')}</h2>
              <Specification lot={lot} narrow />
            </section>
            <AuctionSheet lot={lot} onlyOriginal />
          </div>
        </div>
        <MoreFacts lot={lot} />
      </div>
    </>
  )
}
