import type { SharedCarLot } from '@seriba/contracts/lot'
import type { ReactNode } from 'react'
import { InfoRow } from '../facts/InfoRow.tsx'
import { nameOf } from '../facts/name-of.ts'
import { Specification } from '../facts/Specification.tsx'
import { MobileStatus } from '../head/MobileStatus.tsx'
import { PhotoGallery } from '../photos/PhotoGallery.tsx'
import { AuctionSheet } from '../sheet/AuctionSheet.tsx'
import { CheckList } from '../sheet/CheckList.tsx'
import styles from './page.module.css'

/** Photos beside what is known of the vehicle; one under the other where there is no room. */
export function LotColumns({ lot, ownBid }: { lot: SharedCarLot; ownBid?: ReactNode }) {
  return (
    <>
      <div className={styles.photos}>
        <PhotoGallery lot={lot} />
      </div>
      <div className={styles.facts}>
        <div className={styles.title}>
          <h1>{nameOf(lot)}</h1>
          <MobileStatus lot={lot} />
        </div>
        <InfoRow lot={lot} />
        {ownBid && <div className={styles.ownBid}>{ownBid}</div>}
        <div className={styles.details}>
          <Specification lot={lot} />
          <div className={styles.sheet}>
            <AuctionSheet lot={lot} />
            <CheckList />
          </div>
        </div>
      </div>
    </>
  )
}
