import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Photo } from '@seriba/ui/Photo'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf } from '../facts/lot-parts.ts'
import { PhotoStage } from './PhotoStage.tsx'
import { PhotoThumbs } from './PhotoThumbs.tsx'
import { photoItems } from './photo-items.ts'
import styles from './photos.module.css'
import { useSlider } from './use-slider.ts'

const FullScreenPhotos = lazy(() =>
  import('./FullScreenPhotos.tsx').then((module) => ({ default: module.FullScreenPhotos })),
)

type PhotoGalleryProps = {
  lot: SharedLotDetail
  /** The thumbnails are next to the large photo if there is room. */
  beside?: boolean
  /** The actions for the photos in full screen. */
  actions?: ReactNode
}

/** Photos of a lot: one large with the others below or next to it, and all of them in full screen. */
export function PhotoGallery({ lot, beside, actions }: PhotoGalleryProps) {
  const { t } = useTranslation(['lot', 'common'])
  const name = nameOf(lot)
  const photos = useMemo(
    () => photoItems(lot.lotImages, (number) => t('common:photos.alt', { name, number })),
    [lot.lotImages, name, t],
  )
  const slider = useSlider(photos.length)
  const [full, setFull] = useState(false)
  // Loaded when first opened, and kept, so that it closes in the same way as it opened.
  const [wanted, setWanted] = useState(false)
  const openFull = () => {
    setWanted(true)
    setFull(true)
  }

  if (photos.length === 0) return <Photo src={null} alt={t('photos.none')} className={styles.none} />
  return (
    <section aria-label={t('photos.label')} data-beside={beside || undefined} className={styles.gallery}>
      <div className={styles.photos}>
        <PhotoStage photos={photos} slider={slider} onFullScreen={openFull} />
        <PhotoThumbs photos={photos} index={slider.index} onPick={slider.goTo} />
      </div>
      {wanted && (
        <Suspense>
          <FullScreenPhotos
            lot={lot}
            isOpen={full}
            onClose={() => setFull(false)}
            photos={photos}
            initialIndex={slider.index}
            onIndexChange={slider.goTo}
            label={t('photos.label')}
            actions={actions}
          />
        </Suspense>
      )}
    </section>
  )
}
