import type { SharedLotDetail } from '@seriba/contracts/lot'
import { useGalleryLabels } from '@seriba/i18n/use-gallery-labels'
import { Gallery } from '@seriba/ui/Gallery'
import { LotBadge } from '@seriba/ui/LotBadge'
import type { ReactNode } from 'react'
import { nameOf } from '../facts/lot-parts.ts'
import type { PhotoItem } from './photo-items.ts'
import styles from './photos.module.css'

export type FullScreenPhotosProps = {
  lot: SharedLotDetail
  photos: readonly PhotoItem[]
  /** What they show. */
  label: string
  isOpen: boolean
  onClose: () => void
  initialIndex: number
  onIndexChange?: (index: number) => void
  actions?: ReactNode
}

/** Pictures of a lot in full screen, below the lot's number and name. */
export function FullScreenPhotos({ lot, photos, ...gallery }: FullScreenPhotosProps) {
  const labels = useGalleryLabels(photos.length)
  return (
    <Gallery
      {...gallery}
      photos={photos}
      {...labels}
      head={
        <>
          <LotBadge className={styles.fullBadge}>{lot.lotInfo.lotNumber}</LotBadge>
          <b className={styles.fullTitle}>{nameOf(lot)}</b>
        </>
      }
    />
  )
}
