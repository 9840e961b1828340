import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './GradeBadge.module.css'

export type GradeBadgeProps = ComponentPropsWithRef<'span'> & {
  tone: 'green' | 'orange' | 'red'
  /** 24 px, for the head of a lot. */
  large?: boolean | undefined
}

/** The condition grade given by the auction house. */
export function GradeBadge({ tone, large, className, ...rest }: GradeBadgeProps) {
  return (
    <span
      className={cx(styles.grade, className)}
      data-tone={tone}
      data-large={large || undefined}
      {...rest}
    />
  )
}
