import { type ComponentPropsWithoutRef, type ReactNode, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import type { SeverityTone } from '../SeverityMark/index.ts'
import { usePicture } from '../use-picture/index.ts'
import styles from './MarkedPicture.module.css'
import { useSpreadChips } from './use-spread-chips.ts'

export type PictureMark = {
  key: string
  /** In thousandths of the upright picture. */
  box: { x: number; y: number; width: number; height: number }
  tone: SeverityTone
  /** The text in the chip. */
  label: string
  /** How it is read out. */
  name: string
  lang?: string
  /** For a line of text: the chip is at its end, and only a symbol if there is little room. */
  atEnd?: boolean
}

/** `children` are on top of the picture. */
export type MarkedPictureProps = Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> & {
  src: string
  alt: string
  /** By how many degrees clockwise the picture is turned. */
  turned?: 0 | 90 | 180 | 270
  marks: readonly PictureMark[]
  /** Keys of the current ones. */
  chosen?: readonly string[] | undefined
  onSelect?: ((key: string) => void) | undefined
  /** Shown if it did not load. */
  whenFailed?: (retry: () => void) => ReactNode
}

/** A picture with chips on it, each one a button at the place it refers to. */
export function MarkedPicture({
  src,
  alt,
  turned = 0,
  marks,
  chosen = [],
  onSelect,
  whenFailed,
  children,
  className,
  ...rest
}: MarkedPictureProps) {
  const picture = useRef<HTMLDivElement>(null)
  useSpreadChips(picture)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const { state, retry, key, image } = usePicture(src)
  const lies = turned === 90 || turned === 270
  const share = size ? size.width / size.height : 1
  if (state === 'failed' && whenFailed) return whenFailed(retry)
  return (
    <div
      ref={picture}
      className={cx(styles.picture, className)}
      {...rest}
      style={{ ...rest.style, ...(lies && { aspectRatio: String(1 / share) }) }}
    >
      <img
        key={key}
        {...image}
        alt={alt}
        data-lies={lies || undefined}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          image.onLoad()
          setSize(width > 0 && height > 0 ? { width, height } : undefined)
        }}
        style={
          lies
            ? { width: `${share * 100}%`, transform: `translate(-50%, -50%) rotate(${turned}deg)` }
            : { transform: turned === 0 ? undefined : `rotate(${turned}deg)` }
        }
      />
      {marks
        .filter(({ key }) => chosen.includes(key))
        .map(({ key, box: { x, y, width, height } }) => (
          <span
            key={key}
            className={styles.place}
            data-place={key}
            style={{
              left: `${x / 10}%`,
              top: `${y / 10}%`,
              width: `${width / 10}%`,
              height: `${height / 10}%`,
            }}
          />
        ))}
      {marks.map(({ key, box, tone, label, name, lang, atEnd }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          data-tone={tone}
          data-mark={key}
          data-end={atEnd || undefined}
          aria-label={name}
          aria-pressed={chosen.includes(key)}
          lang={lang}
          style={{
            left: `${Math.min(96, Math.max(4, (box.x + (atEnd ? box.width : box.width / 2)) / 10))}%`,
            top: `${Math.min(98, Math.max(2, (box.y + box.height / 2) / 10))}%`,
          }}
          onClick={() => onSelect?.(key)}
        >
          {label}
        </button>
      ))}
      {children}
    </div>
  )
}
