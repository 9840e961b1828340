import { type MouseEvent, useState } from 'react'
import styles from './Gallery.module.css'
import type { GalleryItem } from './gallery-item.ts'

const ZOOM_FROM = '(min-width: 1280px)'

/** A click doubles it on wide screens, and the part under the mouse stays in sight. */
export function GalleryPhoto({ photo, near }: { photo: GalleryItem; near: boolean }) {
  const [origin, setOrigin] = useState<string>()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setOrigin(`${((event.clientX - left) / width) * 100}% ${((event.clientY - top) / height) * 100}%`)
  }
  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (origin !== undefined) setOrigin(undefined)
    else if (window.matchMedia(ZOOM_FROM).matches) follow(event)
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
        src={photo.src}
        alt={photo.alt}
        loading={near ? 'eager' : 'lazy'}
        draggable={false}
        style={{ transformOrigin: origin }}
      />
    </figure>
  )
}
