import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../lib/cx.ts'
import { useWide } from '../use-wide/index.ts'
import styles from './AppShell.module.css'

/** Where the frame keeps the bar under the thumb; null until it is drawn, and without a frame. */
export const FootSlot = createContext<HTMLElement | null>(null)

/** The bar under the thumb: the page's main actions on small screens. The page ends above it: nothing lies under it. */
export function StickyBar({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const slot = useContext(FootSlot)
  const bar = <div className={cx(styles.stickyBar, className)} {...rest} />
  return slot ? createPortal(bar, slot) : bar
}

/** What acts at the end of a page: on a small screen it stands where the bar under the thumb does. */
export function PageFoot({ children }: { children: ReactNode }) {
  const slot = useContext(FootSlot)
  const wide = useWide()
  return slot && !wide ? createPortal(children, slot) : children
}

/** What ends a list: on a wide screen it stands under the page, which scrolls above it; on a small one after the rows. */
export function WideFoot({ children }: { children: ReactNode }) {
  const slot = useContext(FootSlot)
  const wide = useWide()
  return slot && wide ? createPortal(children, slot) : children
}
