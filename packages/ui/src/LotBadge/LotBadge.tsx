import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './LotBadge.module.css'

export type LotBadgeProps = ComponentPropsWithRef<'span'>

/** The lot number at the head of a lot, a chat or a gallery. */
export function LotBadge({ className, ...rest }: LotBadgeProps) {
  return <span className={cx(styles.lot, className)} {...rest} />
}
