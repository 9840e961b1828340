import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './CountBadge.module.css'

export type CountBadgeProps = ComponentPropsWithRef<'span'> & {
  count: number
  /** Above this the badge reads '999+'. */
  max?: number
  tone?: 'gray' | 'accent' | 'ink' | 'green'
  /** Says what is counted, as in '12 new'. */
  words?: ((shown: string) => string) | undefined
}

export function CountBadge({ count, max = 999, tone = 'gray', words, className, ...rest }: CountBadgeProps) {
  const shown = count > max ? `${max}+` : String(count)
  return (
    <span className={cx(styles.count, className)} data-tone={tone} data-words={words && true} {...rest}>
      {words ? words(shown) : shown}
    </span>
  )
}
