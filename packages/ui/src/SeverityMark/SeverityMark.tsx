import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './SeverityMark.module.css'

export type SeverityTone = 'red' | 'amber' | 'green' | 'info'

export type SeverityMarkProps = ComponentPropsWithRef<'span'> & { tone: SeverityTone }

/** How bad something is: by a shape, a color and a word, for no eye is alike. */
export const SeverityMark = ({ tone, className, ...rest }: SeverityMarkProps) => (
  <span className={cx(styles.mark, className)} data-tone={tone} {...rest} />
)
