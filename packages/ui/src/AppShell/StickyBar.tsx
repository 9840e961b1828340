import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../lib/cx.ts'
import { useWide } from '../use-wide/index.ts'
import styles from './AppShell.module.css'

/** Where the frame puts the bar within the thumb's reach; null until it is drawn, and without a frame. */
export const FootSlot = createContext<HTMLElement | null>(null)

/**
 * The bar within the thumb's reach: the page's main actions on small screens. The page ends above it, so that nothing
 * is covered.
 */
export function StickyBar({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const slot = useContext(FootSlot)
  const bar = <div className={cx(styles.stickyBar, className)} {...rest} />
  return slot ? createPortal(bar, slot) : bar
}

/** Actions at the end of a page: on a small screen they are in the bar within the thumb's reach. */
export function PageFoot({ children }: { children: ReactNode }) {
  const slot = useContext(FootSlot)
  const wide = useWide()
  return slot && !wide ? createPortal(children, slot) : children
}

/**
 * The end of a list: on a wide screen it is below the page, which scrolls above it; on a small one it follows the rows.
 */
export function WideFoot({ children }: { children: ReactNode }) {
  const slot = useContext(FootSlot)
  const wide = useWide()
  return slot && wide ? createPortal(children, slot) : children
}
