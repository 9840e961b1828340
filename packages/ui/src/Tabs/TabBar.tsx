import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './TabBar.module.css'

/** Tabs over a page with what belongs beside them, such as its buttons; on a phone those stand below. */
export const TabBar = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={cx(styles.bar, className)} {...rest} />
)
