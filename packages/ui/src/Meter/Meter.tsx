import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Meter.module.css'

export type MeterProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** 0 to 1; more is shown as full. */
  share: number
  /** Blue, orange near the limit, red at it. */
  tone: 'free' | 'near' | 'full'
  /** If no figure next to it says the same. */
  label?: string | undefined
}

/** How much of a limit is used. */
export function Meter({ share, tone, label, className, ...rest }: MeterProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...named} className={cx(styles.track, className)} {...rest}>
      <span className={styles.taken} data-tone={tone} style={{ width }} />
    </span>
  )
}
