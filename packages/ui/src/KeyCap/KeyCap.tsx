import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './KeyCap.module.css'

export type KeyCapProps = ComponentPropsWithRef<'kbd'>

export function KeyCap({ className, ...rest }: KeyCapProps) {
  return <kbd className={cx(styles.key, className)} {...rest} />
}
