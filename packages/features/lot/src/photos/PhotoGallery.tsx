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
  /** The small ones stand beside the large one where there is room. */
  beside?: boolean
  /** What can be done with the photos while they fill the window. */
  actions?: ReactNode
}

/** Photos of a lot: one large with the others under or beside it, and all of them over the whole window. */
export function PhotoGallery({ lot, beside, actions }: PhotoGalleryProps) {
  const { t } = useTranslation(['lot', 'common'])
  const name = nameOf(lot)
  const photos = useMemo(
    () => photoItems(lot.lotImages, (number) => t('common:photos.alt', { name, number })),
    [lot.lotImages, name, t],
  )
  const slider = useSlider(photos.length)
  const [full, setFull] = useState(false)
  // Fetched with the first look, and kept so that it closes as it opened.
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
