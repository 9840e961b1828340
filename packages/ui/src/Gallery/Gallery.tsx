import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCloseOnBack } from '../close-on-back/index.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './Gallery.module.css'
import { GalleryPhoto } from './GalleryPhoto.tsx'
import { GalleryStrip } from './GalleryStrip.tsx'
import type { GalleryItem } from './gallery-item.ts'
import { useGallery } from './use-gallery.ts'

export type { GalleryItem } from './gallery-item.ts'

export type GalleryProps = {
  isOpen: boolean
  onClose: () => void
  photos: readonly GalleryItem[]
  /** The photo to open with. */
  initialIndex?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  label: string
  closeLabel: string
  previousLabel: string
  nextLabel: string
  /** Shown in place of a photo that did not load, with a button to try again. */
  failedLabel: string
  retryLabel: string
  /** '3 of 24' */
  countLabel: (number: number, total: number) => string
  /** Names of the thumbnails: 'Photo 3'. */
  photoLabel: (number: number) => string
  /** On the left of the bar: lot badge and title. */
  head?: ReactNode
  /** On its right: download. */
  actions?: ReactNode
}

/** All photos over the whole window, one below the other. Arrow keys step, Escape closes. */
export function Gallery({ isOpen, onClose, ...rest }: GalleryProps) {
  useCloseOnBack(isOpen, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label={rest.label} className={styles.dialog ?? ''}>
          <GalleryContent onClose={onClose} {...rest} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function GalleryContent(props: Omit<GalleryProps, 'isOpen'>) {
  const {
    photos,
    initialIndex = 0,
    onIndexChange,
    onClose,
    closeLabel,
    countLabel,
    photoLabel,
    head,
    actions,
  } = props
  const { index, goTo, scroller, onScroll, onKeyDown } = useGallery(
    photos.length,
    initialIndex,
    onIndexChange,
  )
  const current = photos[index]

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys step wherever the focus is
    <div className={styles.gallery} onKeyDown={onKeyDown}>
      {current && (
        <div
          className={styles.ground}
          style={{ backgroundImage: `url("${current.thumb ?? current.src}")` }}
        />
      )}
      <div className={styles.bar}>
        {head}
        <span role="status" className={styles.count}>
          {countLabel(index + 1, photos.length)}
        </span>
        <span className={styles.actions}>
          {actions}
          <IconButton icon={X} label={closeLabel} tooltip={false} onClick={onClose} />
        </span>
      </div>
      <GalleryStrip
        photos={photos}
        index={index}
        onPick={goTo}
        previousLabel={props.previousLabel}
        nextLabel={props.nextLabel}
        photoLabel={photoLabel}
      />
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={props.label}
        className={styles.scroller}
        onScroll={onScroll}
      >
        {photos.map((photo, at) => (
          <GalleryPhoto
            key={photo.src}
            photo={photo}
            near={Math.abs(at - index) < 2}
            failedLabel={props.failedLabel}
            retryLabel={props.retryLabel}
          />
        ))}
      </section>
      <span aria-hidden className={styles.position}>
        {index + 1}/{photos.length}
      </span>
    </div>
  )
}
