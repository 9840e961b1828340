import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './CountBadge.module.css'

export type CountBadgeProps = ComponentPropsWithRef<'span'> & {
  count: number
  /** Above it the badge reads '999+'. */
  max?: number
  tone?: 'gray' | 'accent' | 'ink' | 'green'
}

export function CountBadge({ count, max = 999, tone = 'gray', className, ...rest }: CountBadgeProps) {
  return (
    <span className={cx(styles.count, className)} data-tone={tone} {...rest}>
      {count > max ? `${max}+` : count}
    </span>
  )
}
