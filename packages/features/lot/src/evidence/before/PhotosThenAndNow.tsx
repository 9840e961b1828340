import { useViewLotQuery } from '@seriba/api/shared/lot'
import type { LotDetail } from '@seriba/contracts/lot'
import type { EarlierAuction } from '@seriba/contracts/price-evidence'
import { formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { Photo } from '@seriba/ui/Photo'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './photos-then.module.css'

type PhotosThenAndNowProps = {
  lot: LotDetail
  /** With photos, latest first. */
  auctions: readonly EarlierAuction[]
}

const dayOf = ({ auctionDate }: { auctionDate: string | null }) =>
  auctionDate === null ? '' : formatDay(jstDay(auctionDate))

/** The same angle at an earlier auction and now, side by side; arrow keys move from angle to angle. */
export function PhotosThenAndNow({ lot, auctions }: PhotosThenAndNowProps) {
  const { t } = useTranslation(['evidence', 'common'])
  const [chosen, setChosen] = useState(auctions[0]?.id)
  const [wanted, setAngle] = useState(0)
  const then = auctions.find(({ id }) => id === chosen) ?? auctions[0]
  const { currentData, isError, isFetching } = useViewLotQuery(
    { pageType: then?.pageType ?? 'stats', id: then?.id ?? '' },
    { skip: then === undefined },
  )
  if (then === undefined) return null
  const photosThen = currentData?.lotDetail.lotImages.images ?? []
  const photosNow = lot.lotImages.images
  const angles = Math.max(photosThen.length || then.photos, photosNow.length)
  // Another auction may have fewer of them.
  const angle = Math.min(wanted, angles - 1)
  const step = (by: number) => setAngle((angle + by + angles) % angles)
  const sides = [
    { key: 'then', name: `${dayOf(then)} ${then.auctionName}`, photos: photosThen },
    { key: 'now', name: t('before.now', { day: dayOf(lot.lotInfo) }), photos: photosNow },
  ]
  return (
    <section
      aria-label={t('before.photosThenAndNow')}
      aria-busy={isFetching || undefined}
      className={styles.compare}
      onKeyDown={({ key, target }) => {
        // In the auction selector, arrows move from day to day.
        if (target instanceof HTMLInputElement) return
        if (key === 'ArrowLeft') step(-1)
        if (key === 'ArrowRight') step(1)
      }}
    >
      <div className={styles.bar}>
        {auctions.length > 1 && (
          <SegmentedControl
            label={t('before.auction')}
            options={auctions.slice(0, 5).map((one) => ({ value: one.id, label: dayOf(one) }))}
            value={then.id}
            onChange={setChosen}
          />
        )}
        <span className={styles.angles}>
          <Button size="sm" icon={ChevronLeft} onClick={() => step(-1)}>
            {t('before.previousAngle')}
          </Button>
          <span className="num" role="status">
            {t('before.angle', { number: angle + 1, count: angles })}
          </span>
          <Button size="sm" icon={ChevronRight} onClick={() => step(1)}>
            {t('before.nextAngle')}
          </Button>
        </span>
      </div>
      {isError && <p role="alert">{t('before.photosFailed')}</p>}
      <div className={styles.sides}>
        {sides.map(({ key, name, photos }) => (
          <figure key={key}>
            <Photo
              src={photos[angle] ?? null}
              alt={photos[angle] ? t('before.angleAlt', { name, number: angle + 1 }) : t('before.noPhoto')}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
