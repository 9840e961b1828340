import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './AppShell.module.css'
import { FootSlot } from './StickyBar.tsx'
import { useScrollKeys } from './use-scroll-keys.ts'

export type AppShellProps = ComponentPropsWithRef<'div'> & {
  rail: ReactNode
  railCollapsed?: boolean
  topBar: ReactNode
  /** 'Skip to content': the first thing Tab reaches. */
  skipLabel: string
}

/**
 * Rail at the left, header on top, the page in the rest: it scrolls in a box that ends above what stands at its foot.
 * Below 1024 px the rail is hidden.
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
  useScrollKeys()
  return (
    <div className={cx(styles.app, className)} data-collapsed={railCollapsed || undefined} {...rest}>
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
