import { type MouseEvent, useState } from 'react'
import { ErrorState } from '../ErrorState/index.ts'
import { usePicture } from '../use-picture/index.ts'
import styles from './Gallery.module.css'
import type { GalleryItem } from './gallery-item.ts'

const ZOOM_FROM = '(min-width: 1280px)'

type GalleryPhotoProps = { photo: GalleryItem; near: boolean; failedLabel: string; retryLabel: string }

/** On wide screens a click doubles its size, and the part under the mouse stays in view. */
export function GalleryPhoto({ photo, near, failedLabel, retryLabel }: GalleryPhotoProps) {
  const { state, retry, key, image } = usePicture(photo.src, { waits: near })
  const [origin, setOrigin] = useState<string>()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setOrigin(`${((event.clientX - left) / width) * 100}% ${((event.clientY - top) / height) * 100}%`)
  }
  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (origin !== undefined) setOrigin(undefined)
    else if (window.matchMedia(ZOOM_FROM).matches) follow(event)
  }
  if (state === 'failed') {
    return (
      <figure className={styles.photo} aria-label={photo.alt}>
        <ErrorState title={failedLabel} retryLabel={retryLabel} onRetry={retry} />
      </figure>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a closer look for the mouse; the keyboard has the browser's zoom
    <figure
      className={styles.photo}
      data-zoomed={origin !== undefined || undefined}
      onClick={toggle}
      onMouseMove={origin === undefined ? undefined : follow}
      onMouseLeave={() => setOrigin(undefined)}
    >
      <img
        key={key}
        {...image}
        alt={photo.alt}
        loading={near ? 'eager' : 'lazy'}
        draggable={false}
        style={{ transformOrigin: origin }}
      />
    </figure>
  )
}
