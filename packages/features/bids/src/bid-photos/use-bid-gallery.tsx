import type { Bid } from '@seriba/contracts/bid-lists'
import { useGalleryLabels } from '@seriba/i18n/use-gallery-labels'
import { LotBadge } from '@seriba/ui/LotBadge'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const Gallery = lazy(() => import('@seriba/ui/Gallery').then((module) => ({ default: module.Gallery })))

export type PhotosOf = Pick<Bid, 'images' | 'thumbnails' | 'lotNo' | 'maker' | 'model'>

/** All photos of a bid's lot in full screen, opened at any of them. */
export function useBidGallery({ images, thumbnails, lotNo, maker, model }: PhotosOf): {
  openAt: (index: number) => void
  gallery: ReactNode
} {
  const { t } = useTranslation(['bids', 'common'])
  const labels = useGalleryLabels(images.length)
  const [open, setOpen] = useState(false)
  // Loaded when first opened, and kept, so that it closes in the same way as it opened.
  const [at, setAt] = useState<number | null>(null)
  const name = `${maker} ${model}`

  return {
    openAt(index) {
      setAt(index)
      setOpen(true)
    },
    gallery: at !== null && (
      <Suspense>
        <Gallery
          isOpen={open}
          onClose={() => setOpen(false)}
          initialIndex={at}
          photos={images.map((src, index) => ({
            src,
            thumb: thumbnails[index],
            alt: t('common:photos.alt', { name, number: index + 1 }),
          }))}
          label={t('photosOfLot', { lotNo })}
          {...labels}
          head={
            <>
              <LotBadge>{lotNo}</LotBadge> <b>{name}</b>
            </>
          }
        />
      </Suspense>
    ),
  }
}
