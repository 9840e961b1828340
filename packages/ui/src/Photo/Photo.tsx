import { ImageOff } from 'lucide-react'
import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import { useMergedRef } from '../lib/use-merged-ref.ts'
import styles from './Photo.module.css'
import { blank, inTurn, takesTurns } from './photo-queue.ts'

export type PhotoProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> & {
  /** Without a source, and when it cannot be loaded, there is a muted placeholder of the same size. */
  src: string | null | undefined
  /** 'maker model, position'; empty for decorative thumbs. */
  alt: string
}

/** A 4:3 photo that loads when it comes close to the visible area. */
export function Photo({ src, alt, className, onError, ...rest }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  // A photo that is read out shows its name until it has loaded, and there are not dozens of them.
  const waits = useMemo(() => alt === '' && !!src && takesTurns(src), [alt, src])
  if (!src || src === failed)
    return (
      <span
        data-photo="missing"
        className={cx(styles.missing, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon icon={ImageOff} />
      </span>
    )
  return (
    <Picture
      // The last picture would stay until the next one has loaded; while it is waiting, a photo is blank.
      key={waits ? 'waits' : src}
      src={src}
      waits={waits}
      alt={alt}
      className={cx(styles.photo, className)}
      onError={(event) => {
        setFailed(src)
        onError?.(event)
      }}
      {...rest}
    />
  )
}

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src'> & { src: string; waits: boolean }

function Picture({ src, waits, alt, ref, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  // Canceled while it is still on the page: Chromium keeps an image if its source changes later.
  useLayoutEffect(() => {
    if (waits && image.current) return inTurn(image.current, src)
    return
  }, [waits, src])
  return (
    <img
      ref={useMergedRef(image, ref)}
      data-photo=""
      src={waits ? blank : src}
      alt={alt}
      loading={waits ? undefined : 'lazy'}
      decoding="async"
      {...rest}
    />
  )
}
