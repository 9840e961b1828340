import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './AppShell.module.css'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

export type TopBarProps = ComponentPropsWithRef<'header'>

/** The header. It hides after 100 px of scrolling down and returns on scrolling up. */
export function TopBar({ className, ...rest }: TopBarProps) {
  const hidden = useHideOnScroll()
  return <header className={cx(styles.topBar, className)} data-hidden={hidden || undefined} {...rest} />
}

export function TopBarTitle({ className, children, ...rest }: ComponentPropsWithRef<'h1'>) {
  return (
    <h1 className={cx(styles.title, className)} {...rest}>
      {children}
    </h1>
  )
}

/** Between the back button and the title. */
export const TopBarSlash = () => <span className={styles.slash}>{' / '}</span>

export function TopBarSeparator({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-hidden className={cx(styles.separator, className)} {...rest} />
}
