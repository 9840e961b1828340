import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './AppShell.module.css'

export type AppShellProps = ComponentPropsWithRef<'div'> & {
  rail: ReactNode
  railCollapsed?: boolean
  topBar: ReactNode
  /** 'Skip to content': the first thing Tab reaches. */
  skipLabel: string
}

/** Rail at the left, header on top, the page in the rest. The rail is hidden below 1024 px. */
export function AppShell({
  rail,
  railCollapsed,
  topBar,
  skipLabel,
  className,
  children,
  ...rest
}: AppShellProps) {
  return (
    <div className={cx(styles.app, className)} data-collapsed={railCollapsed || undefined} {...rest}>
      <a href="#content" className={styles.skip}>
        {skipLabel}
      </a>
      {rail}
      <div className={styles.page}>
        {topBar}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
