import { ImageOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Photo.module.css'

export type PhotoProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> & {
  /** Without a source, and when it cannot be loaded, a quiet placeholder of the same size stands here. */
  src: string | null | undefined
  /** 'maker model, position'; empty for decorative thumbs. */
  alt: string
}

/** A 4:3 photo that loads when it comes near. */
export function Photo({ src, alt, className, onError, ...rest }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
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
    <img
      data-photo=""
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={cx(styles.photo, className)}
      onError={(event) => {
        setFailed(src)
        onError?.(event)
      }}
      {...rest}
    />
  )
}
