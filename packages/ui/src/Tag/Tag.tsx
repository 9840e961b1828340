import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Tag.module.css'

export type TagProps = ComponentPropsWithRef<'span'> & {
  /** The part before the colon. */
  name?: ReactNode
  /** Removes the tag; without this, the tag is only information. */
  onRemove?: (() => void) | undefined
  /** Names the remove button, such as 'Remove Year'. Required with `onRemove`. */
  removeLabel?: string | undefined
}

export function Tag({ name, onRemove, removeLabel, children, className, ...rest }: TagProps) {
  return (
    <span className={cx(styles.tag, className)} {...rest}>
      <span className={styles.text} data-only={onRemove ? undefined : true}>
        {name && <>{name}: </>}
        <b>{children}</b>
      </span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={X} size={12} />
        </button>
      )}
    </span>
  )
}
