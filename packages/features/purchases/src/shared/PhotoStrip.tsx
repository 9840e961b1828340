import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { useGalleryLabels } from '@seriba/i18n/use-gallery-labels'
import { Photo } from '@seriba/ui/Photo'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './photo-strip.module.css'

const Gallery = lazy(() => import('@seriba/ui/Gallery').then((module) => ({ default: module.Gallery })))
const shown = 6

/** The first photos of a car; each opens all of them in full screen. */
export function PhotoStrip({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('common')
  const { images, thumbnails } = purchase.lotImages
  const labels = useGalleryLabels(images.length)
  const [opened, open] = useState<number | null>(null)
  // Loaded when first opened, and kept, so that it closes in the same way as it opened.
  const [wanted, setWanted] = useState(false)
  if (images.length === 0) return null
  const name = `${purchase.maker} ${purchase.model}`
  return (
    <>
      <div className={styles.strip}>
        {thumbnails.slice(0, shown).map((thumbnail, at) => (
          <button
            key={images[at]}
            type="button"
            aria-label={t('photos.show', { number: at + 1, count: images.length })}
            onClick={() => {
              setWanted(true)
              open(at)
            }}
          >
            <Photo src={thumbnail} alt="" />
            {at === shown - 1 && images.length > shown && (
              <span className={`num ${styles.more}`}>+{images.length - shown}</span>
            )}
          </button>
        ))}
      </div>
      {wanted && (
        <Suspense>
          <Gallery
            isOpen={opened !== null}
            onClose={() => open(null)}
            photos={images.map((src, at) => ({
              src,
              thumb: thumbnails[at] ?? src,
              alt: t('photos.alt', { name, number: at + 1 }),
            }))}
            initialIndex={opened ?? 0}
            label={name}
            {...labels}
            head={<b>{name}</b>}
          />
        </Suspense>
      )}
    </>
  )
}
