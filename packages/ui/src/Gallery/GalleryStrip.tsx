import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import styles from './Gallery.module.css'
import type { GalleryItem } from './gallery-item.ts'

type GalleryStripProps = {
  photos: readonly GalleryItem[]
  index: number
  onPick: (index: number) => void
  previousLabel: string
  nextLabel: string
  photoLabel: (number: number) => string
}

/** Thumbnails on the left, with an arrow at either end. */
export function GalleryStrip({
  photos,
  index,
  onPick,
  previousLabel,
  nextLabel,
  photoLabel,
}: GalleryStripProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' })
  }, [index])
  const arrow = (icon: typeof ChevronUp, name: string, to: number) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      disabled={to < 0 || to >= photos.length}
      onClick={() => onPick(to)}
    >
      <Icon icon={icon} />
    </button>
  )

  return (
    <div className={styles.strip}>
      {arrow(ChevronUp, previousLabel, index - 1)}
      <div ref={list} className={styles.thumbs}>
        {photos.map((photo, at) => (
          <button
            key={photo.src}
            type="button"
            className={styles.thumb}
            aria-label={photoLabel(at + 1)}
            aria-current={at === index || undefined}
            onClick={() => onPick(at)}
          >
            <img src={photo.thumb ?? photo.src} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {arrow(ChevronDown, nextLabel, index + 1)}
    </div>
  )
}
