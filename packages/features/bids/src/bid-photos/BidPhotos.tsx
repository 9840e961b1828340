import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import styles from './BidPhotos.module.css'
import { type PhotosOf, useBidGallery } from './use-bid-gallery.tsx'

/** The first photo of a bid's lot; clicking it shows all of them. */
export function BidPhotos({ bid }: { bid: PhotosOf }) {
  const { t } = useTranslation('bids')
  const { openAt, gallery } = useBidGallery(bid)
  const [lead] = bid.thumbnails
  if (lead === undefined) return <Photo src={null} alt="" />
  return (
    <>
      <button
        type="button"
        data-photo=""
        className={styles.open}
        aria-label={t('photosOfLot', { lotNo: bid.lotNo })}
        onClick={() => openAt(0)}
      >
        <Photo src={lead} alt="" />
      </button>
      {gallery}
    </>
  )
}
