import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Spinner.module.css'

/** With `label` it stands on its own; without one it is decorative, inside something marked busy. */
export type SpinnerProps = ComponentPropsWithRef<'span'> & { size?: 14 | 16 | 24; label?: string }

export function Spinner({ size = 16, label, className, style, ...rest }: SpinnerProps) {
  return (
    <span
      className={cx(styles.spinner, className)}
      style={{ width: size, height: size, ...style }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    />
  )
}
