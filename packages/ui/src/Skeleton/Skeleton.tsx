import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = ComponentPropsWithRef<'span'> & {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** Fainter, for second lines. */
  faint?: boolean
}

/** A placeholder block for loading content. Mark the region around it `aria-busy`. */
export function Skeleton({ width, height, faint, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.skeleton, className)}
      data-faint={faint || undefined}
      style={{ width, height, ...style }}
      {...rest}
    />
  )
}
