import type { LotDetail } from '@seriba/contracts/lot'
import type { EarlierAuction } from '@seriba/contracts/price-evidence'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Images } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf, vehicleOf } from '../../facts/lot-parts.ts'
import styles from './auctions.module.css'
import { EarlierAuctionRow } from './EarlierAuctionRow.tsx'
import { PhotosThenAndNow } from './PhotosThenAndNow.tsx'
import { seenCars } from './seen-cars.ts'
import { WrongMatchButton } from './WrongMatchButton.tsx'

type SimilarByPhotosProps = {
  lot: LotDetail
  pageType: PageType
  alike: { auctions: readonly EarlierAuction[]; comparing: boolean }
  /** Users who may not see past auctions may not see their photos either. */
  priced: boolean
  /** Lots that they report as another car are hidden from everyone. */
  forAll: boolean
  onWait: () => void
}

/** Photos are fetched one after the other: how long, and how many times, to wait for them. */
const waitMs = 4000
const mostWaits = 10

/**
 * Lots whose photos look like this car's, if its chassis number does not settle it: shown separately, for the reader
 * to judge.
 */
export function SimilarByPhotos({ lot, pageType, alike, priced, forAll, onWait }: SimilarByPhotosProps) {
  const { t } = useTranslation('evidence')
  const [isComparing, setComparing] = useState(false)
  const [waits, setWaits] = useState(0)
  const { auctions, comparing } = alike
  const isWaiting = comparing && waits < mostWaits
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setWaits((count) => count + 1)
      onWait()
    }, waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, waits, onWait])
  if (auctions.length === 0) return isWaiting ? <p role="status">{t('alike.comparing')}</p> : null
  const { number } = vehicleOf(lot)
  const { id } = commonOf(lot)
  const count = auctions.length
  return (
    <section aria-label={t('alike.list')} className={styles.alike}>
      <Note tone="orange">
        {number ? t('alike.title', { count, chassis: number }) : t('alike.noChassis', { count })}
      </Note>
      {priced ? (
        <Button
          icon={Images}
          className={styles.older}
          aria-expanded={isComparing}
          onClick={() => setComparing(!isComparing)}
        >
          {t('alike.compare')}
        </Button>
      ) : (
        <p>{t('alike.hidden')}</p>
      )}
      {isComparing && <PhotosThenAndNow lot={lot} auctions={auctions} />}
      <ol className={styles.auctions}>
        {auctions.map((earlier) => {
          const [, seen] = seenCars(lot, [earlier])
          return (
            seen && (
              <EarlierAuctionRow
                key={earlier.id}
                // Whether it is the same car is open, and so is what happened to its mileage.
                seen={{ ...seen, driven: null, fall: null }}
                action={<WrongMatchButton pageType={pageType} id={id} earlier={earlier} forAll={forAll} />}
              />
            )
          )
        })}
      </ol>
    </section>
  )
}
