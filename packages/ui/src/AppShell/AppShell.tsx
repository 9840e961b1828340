import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './AppShell.module.css'
import { FootSlot } from './StickyBar.tsx'

export type AppShellProps = ComponentPropsWithRef<'div'> & {
  rail: ReactNode
  railCollapsed?: boolean
  topBar: ReactNode
  /** 'Skip to content': the first thing Tab reaches. */
  skipLabel: string
}

/**
 * Rail on the left, header on top, the page in the rest: it scrolls in a box that ends above the bar at its foot. Below
 * 1024 px the rail is hidden.
 */
export function AppShell({
  rail,
  railCollapsed,
  topBar,
  skipLabel,
  className,
  children,
  ...rest
}: AppShellProps) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const left = new AbortController()
    // The first screen works without it.
    void import('./scroll-keys.ts').then(({ scrollByKeys }) =>
      window.addEventListener('keydown', scrollByKeys, { signal: left.signal }),
    )
    return () => left.abort()
  }, [])
  return (
    <div
      className={cx(styles.app, className)}
      data-app-shell
      data-collapsed={railCollapsed || undefined}
      {...rest}
    >
      <a href="#content" className={styles.skip}>
        {skipLabel}
      </a>
      {rail}
      <FootSlot value={foot}>
        <div className={styles.page} data-page-scroll>
          {topBar}
          <main id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </FootSlot>
      <footer ref={setFoot} className={styles.foot} data-page-foot />
    </div>
  )
}
