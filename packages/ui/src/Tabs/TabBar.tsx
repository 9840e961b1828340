import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './TabBar.module.css'

/** Tabs above a page with what belongs next to them, such as its buttons; on a phone those are below. */
export const TabBar = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={cx(styles.bar, className)} {...rest} />
)
