import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Sheet } from '../Sheet/index.ts'
import styles from './Rail.module.css'
import { RailContext } from './rail-context.ts'

export type RailProps = Omit<ComponentPropsWithRef<'aside'>, 'children'> & {
  /** The accessible name of the navigation. */
  label: string
  collapsed?: boolean
  /** A logo at most 20 px high and 160 px wide; only the mark while collapsed. */
  brand: ReactNode
  /** `RailSection`s with `RailItem`s. */
  children: ReactNode
  /** External links and the clock. */
  foot?: ReactNode
}

/** The navigation on the left of wide screens. */
export function Rail({ label, collapsed = false, brand, children, foot, className, ...rest }: RailProps) {
  return (
    <RailContext value={collapsed ? 'collapsed' : 'wide'}>
      <aside className={cx(styles.rail, collapsed && styles.collapsed, className)} {...rest}>
        <div className={styles.brand}>{brand}</div>
        <nav aria-label={label} className={styles.nav}>
          {children}
        </nav>
        {foot && <div className={styles.foot}>{foot}</div>}
      </aside>
    </RailContext>
  )
}

export type RailDrawerProps = {
  label: string
  isOpen: boolean
  onClose: () => void
  closeLabel: string
  /** A logo at most 22 px high and 200 px wide. */
  brand?: ReactNode
  /** Whose menu it is: the line above the navigation. */
  head?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** The same navigation at the left edge, for small screens. */
export function RailDrawer({ label, head, children, foot, ...sheet }: RailDrawerProps) {
  return (
    <Sheet side="left" title={label} titleHidden {...sheet}>
      <RailContext value="drawer">
        <div className={styles.drawer}>
          {head && <div className={styles.head}>{head}</div>}
          <nav aria-label={label} className={styles.nav}>
            {children}
          </nav>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </RailContext>
    </Sheet>
  )
}
