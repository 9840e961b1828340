import { Icon } from '@seriba/ui/Icon'
import { Photo } from '@seriba/ui/Photo'
import { ChevronLeft, ChevronRight, Maximize } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Dots } from './Dots.tsx'
import type { PhotoItem } from './photo-items.ts'
import styles from './photos.module.css'
import type { Slider } from './use-slider.ts'

type PhotoStageProps = { photos: readonly PhotoItem[]; slider: Slider; onFullScreen: () => void }

/** The large photo. It can be swiped and stepped by buttons; a click opens all of them. */
export function PhotoStage({ photos, slider, onFullScreen }: PhotoStageProps) {
  const { t } = useTranslation(['lot', 'common'])
  const { index, count, track, goTo, onScroll } = slider
  return (
    <div className={styles.stage}>
      <div ref={track} className={styles.track} onScroll={onScroll}>
        {photos.map((photo, at) => (
          <button
            key={photo.src}
            type="button"
            className={styles.slide}
            // One tab stop for the keyboard: the photo that is visible.
            tabIndex={at === index ? 0 : -1}
            aria-hidden={at !== index}
            onClick={onFullScreen}
          >
            <Photo
              src={photo.src}
              alt={photo.alt}
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
            />
          </button>
        ))}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.step}
            data-to="previous"
            aria-label={t('common:photos.previous')}
            onClick={() => goTo(index - 1)}
          >
            <Icon icon={ChevronLeft} size={20} />
          </button>
          <button
            type="button"
            className={styles.step}
            data-to="next"
            aria-label={t('common:photos.next')}
            onClick={() => goTo(index + 1)}
          >
            <Icon icon={ChevronRight} size={20} />
          </button>
          <Dots index={index} count={count} />
        </>
      )}
      <span className={styles.counter}>{t('photos.counter', { number: index + 1, count })}</span>
      <button type="button" className={styles.fullScreen} onClick={onFullScreen}>
        <Icon icon={Maximize} size={14} />
        {t('photos.fullScreen')}
      </button>
    </div>
  )
}
