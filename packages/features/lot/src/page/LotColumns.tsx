import type { CheckListCode } from '@seriba/domain/lots/check-list'
import { lazy, type ReactNode, Suspense } from 'react'
import { Description } from '../facts/Description.tsx'
import { InfoRow } from '../facts/InfoRow.tsx'
import { commonOf, nameOf } from '../facts/lot-parts.ts'
import { RatingBar } from '../facts/RatingBar.tsx'
import { Specification } from '../facts/Specification.tsx'
import { MobileStatus } from '../head/MobileStatus.tsx'
import { PhotoGallery } from '../photos/PhotoGallery.tsx'
import { AuctionSheet, type AuctionSheetProps } from '../sheet/AuctionSheet.tsx'
import { CheckList } from '../sheet/CheckList.tsx'
import styles from './page.module.css'

const InspectionReport = lazy(() =>
  import('../report/InspectionReport.tsx').then((module) => ({ default: module.InspectionReport })),
)

type LotColumnsProps = Pick<AuctionSheetProps, 'lot' | 'translations' | 'noSheet'> & {
  ownBid?: ReactNode
  /** Next to the status, if there is one column. */
  actions?: ReactNode
  /** Links to the neighboring lots, if there is one column. */
  steps?: ReactNode
  extraImages?: ReactNode
  /** The actions for the photos in full screen. */
  photoActions?: ReactNode
  /** The company's note on the lot: below the photos, and after the facts if there is one column. */
  note?: ReactNode
  /** Below the photos, and last if there is one column. */
  productionMonth?: ReactNode
  /** Codes that are on the sheet. */
  codes?: readonly CheckListCode[]
  /** What is known about its value: below everything else, as wide as both columns. */
  evidence?: ReactNode
}

/** Photos next to what is known about the vehicle; one below the other if there is no room. */
export function LotColumns({
  lot,
  ownBid,
  actions,
  steps,
  extraImages,
  photoActions,
  note,
  productionMonth,
  evidence,
  translations,
  noSheet,
  codes,
}: LotColumnsProps) {
  return (
    <>
      <div className={styles.photos}>
        <PhotoGallery lot={lot} beside actions={photoActions} />
        {extraImages}
        {note && <div className={styles.note}>{note}</div>}
        {'mechInfo' in lot && (
          <div className={styles.under}>
            <Description lot={lot} />
          </div>
        )}
        {productionMonth && <div className={styles.under}>{productionMonth}</div>}
      </div>
      <div className={styles.facts}>
        <div className={styles.title}>
          <h1>{nameOf(lot)}</h1>
          <MobileStatus lot={lot} actions={actions} />
          {steps && <div className={styles.steps}>{steps}</div>}
        </div>
        <InfoRow lot={lot} />
        <RatingBar lot={lot} />
        {ownBid && <div className={styles.ownBid}>{ownBid}</div>}
        <div className={styles.details}>
          <Specification lot={lot} />
          <div className={styles.sheet}>
            <AuctionSheet key={commonOf(lot).id} lot={lot} translations={translations} noSheet={noSheet} />
            <CheckList onSheet={codes} />
          </div>
        </div>
      </div>
      {lot.inspection && (
        <div className={styles.report}>
          <Suspense>
            <InspectionReport inspection={lot.inspection} lot={lot} />
          </Suspense>
        </div>
      )}
      {evidence && <div className={styles.evidence}>{evidence}</div>}
    </>
  )
}
