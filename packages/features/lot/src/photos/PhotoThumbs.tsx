import { Photo } from '@seriba/ui/Photo'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoItem } from './photo-items.ts'
import styles from './photos.module.css'

type PhotoThumbsProps = { photos: readonly PhotoItem[]; index: number; onPick: (index: number) => void }

/** Two rows of six; any further ones are behind the last place. */
const places = 12

export function PhotoThumbs({ photos, index, onPick }: PhotoThumbsProps) {
  const { t } = useTranslation(['lot', 'common'])
  const [all, setAll] = useState(false)
  if (photos.length < 2) return null
  const shown = all || photos.length <= places ? photos : photos.slice(0, places - 1)
  const hidden = photos.length - shown.length
  return (
    <div className={styles.thumbs}>
      {shown.map((photo, at) => (
        <button
          key={photo.src}
          type="button"
          className={styles.thumb}
          aria-label={t('common:photos.show', { number: at + 1, count: photos.length })}
          aria-current={at === index || undefined}
          onClick={() => onPick(at)}
        >
          <Photo src={photo.thumb} alt="" />
        </button>
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('photos.showMore')}
          <small>{t('photos.more', { count: hidden })}</small>
        </button>
      )}
    </div>
  )
}
