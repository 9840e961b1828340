import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Badge.module.css'

export type BadgeTone = 'green' | 'orange' | 'red' | 'gray' | 'blue' | 'pink'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone?: BadgeTone | undefined
  /** `tint` by default; `solid` for a win, `outlined` for what is over. */
  look?: 'tint' | 'solid' | 'outlined' | undefined
  /** A dot before the word; `live` puts a ring around it, for what is happening right now. */
  dot?: boolean | 'live' | undefined
  /** 17 px instead of 20, for the second line of a cell. */
  small?: boolean | undefined
}

export function Badge({ tone = 'gray', look = 'tint', dot, small, className, ...rest }: BadgeProps) {
  return (
    <span
      className={cx(styles.badge, className)}
      data-tone={tone}
      data-look={look}
      data-dot={dot || undefined}
      data-small={small || undefined}
      {...rest}
    />
  )
}
