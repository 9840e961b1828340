import { formatDateTime } from '@seriba/domain/format/date'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { Photo } from '@seriba/ui/Photo'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { type BidLot, titleOf } from '../bid-panel/bid-lot.ts'
import styles from './place-bid.module.css'

/** Which lot it is about, in three lines next to its photo. */
export function LotLine({ lot }: { lot: BidLot }) {
  const words = useLotWords()
  const { lotInfo, carInfo, lotImages } = lot
  const facts = [
    carInfo.year,
    carInfo.mileage === null ? null : words.mileage(carInfo.mileage),
    carInfo.chassisId,
  ]
  const where = `${lotInfo.auctionName} ${lotInfo.lotNumber}`
  return (
    <div className={styles.lot}>
      <Photo src={lotImages.thumbnails[0] ?? lotImages.images[0]} alt="" />
      <div>
        <p className={styles.title}>{titleOf(lot)}</p>
        <p className="num truncate">{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.where}>
          {lotInfo.auctionDate ? `${where}, ${formatDateTime(lotInfo.auctionDate)}` : where}
        </p>
      </div>
      <ConditionGrade grade={lotInfo.condition} />
    </div>
  )
}
