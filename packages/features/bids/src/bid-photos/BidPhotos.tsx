import type { Bid } from '@seriba/contracts/bid-lists'
import { LotBadge } from '@seriba/ui/LotBadge'
import { Photo } from '@seriba/ui/Photo'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidPhotos.module.css'

const Gallery = lazy(() => import('@seriba/ui/Gallery').then((module) => ({ default: module.Gallery })))

type BidPhotosProps = { bid: Pick<Bid, 'images' | 'lotNo' | 'maker' | 'model'> }

/** The first photo of a bid's lot; pressed, it shows all of them over the whole window. */
export function BidPhotos({ bid: { images, lotNo, maker, model } }: BidPhotosProps) {
  const { t } = useTranslation('bids')
  const [open, setOpen] = useState(false)
  // Fetched with the first look, and kept so that it closes as it opened.
  const [wanted, setWanted] = useState(false)
  const [lead] = images
  if (lead === undefined) return <Photo src={null} alt="" />

  const name = `${maker} ${model}`
  return (
    <>
      <button
        type="button"
        data-photo=""
        className={styles.open}
        aria-label={t('photos.open', { lotNo })}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Photo src={lead} alt="" />
      </button>
      {wanted && (
        <Suspense>
          <Gallery
            isOpen={open}
            onClose={() => setOpen(false)}
            photos={images.map((src, at) => ({ src, alt: t('photos.alt', { name, number: at + 1 }) }))}
            label={t('photos.open', { lotNo })}
            closeLabel={t('photos.close')}
            previousLabel={t('photos.previous')}
            nextLabel={t('photos.next')}
            countLabel={(number, count) => t('photos.of', { number, count })}
            photoLabel={(number) => t('photos.show', { number, count: images.length })}
            head={
              <>
                <LotBadge>{lotNo}</LotBadge> <b>{name}</b>
              </>
            }
          />
        </Suspense>
      )}
    </>
  )
}
