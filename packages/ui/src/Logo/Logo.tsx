import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Logo.module.css'
import { wordmark } from './wordmark.ts'

export type LogoProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The accessible name: the company's. */
  label: string
  /** The mark alone, for narrow places. */
  markOnly?: boolean
  height?: number
}

/** The mark keeps the theme's brand blue, and the word takes the color of the text. */
export function Logo({ label, markOnly = false, height = 20, className, ...rest }: LogoProps) {
  const width = markOnly ? 24 : 83.8
  return (
    <svg
      viewBox={`0 0 ${width} 24`}
      height={height}
      role="img"
      aria-label={label}
      className={cx(styles.logo, className)}
      {...rest}
    >
      <g className={styles.mark} fill="none" strokeWidth="4.2">
        <path d="M12 2.85a6.1 6.1 0 0 0 0 12.2" />
        <path d="M12 8.95a6.1 6.1 0 0 1 0 12.2" />
      </g>
      {!markOnly && <path transform="translate(25.5 19.2)" fill="currentColor" d={wordmark} />}
    </svg>
  )
}
