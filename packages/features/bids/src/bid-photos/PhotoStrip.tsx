import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import styles from './BidPhotos.module.css'
import { type PhotosOf, useBidGallery } from './use-bid-gallery.tsx'

const shown = 4

/** The first four photos side by side for touch screens; each opens the gallery at its own position. */
export function PhotoStrip({ bid }: { bid: PhotosOf }) {
  const { t } = useTranslation(['bids', 'common'])
  const { openAt, gallery } = useBidGallery(bid)
  const { images, thumbnails, lotNo } = bid
  const more = images.length - shown
  const hasMore = (index: number) => index === shown - 1 && more > 0
  const nameOf = (index: number) => {
    const name = t('common:photos.show', { number: index + 1, count: images.length })
    return hasMore(index) ? `${name}, +${more}` : name
  }
  if (images.length === 0)
    return (
      <div className={styles.strip}>
        <Photo src={null} alt="" />
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t('photosOfLot', { lotNo })} className={styles.strip}>
      {thumbnails.slice(0, shown).map((src, index) => (
        <button
          key={src}
          type="button"
          className={styles.open}
          aria-label={nameOf(index)}
          onClick={() => openAt(index)}
        >
          <Photo src={src} alt="" />
          {hasMore(index) && <span className={styles.more}>+{more}</span>}
        </button>
      ))}
      {gallery}
    </div>
  )
}
