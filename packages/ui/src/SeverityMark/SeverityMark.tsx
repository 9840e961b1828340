import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './SeverityMark.module.css'

export type SeverityTone = 'red' | 'amber' | 'green' | 'info'

export type SeverityMarkProps = ComponentPropsWithRef<'span'> & { tone: SeverityTone }

/** How bad something is: by shape, color and word, because not all eyes are alike. */
export const SeverityMark = ({ tone, className, ...rest }: SeverityMarkProps) => (
  <span className={cx(styles.mark, className)} data-tone={tone} {...rest} />
)
