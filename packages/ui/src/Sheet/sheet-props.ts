import type { ReactNode } from 'react'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean | undefined
  closeLabel: string
  /** `back` if it leads to what it covers. */
  closeIcon?: 'close' | 'back' | undefined
  children?: ReactNode
  /** `bottom` and `full` for thumbs, `left` for navigation, `right` for details next to a page. */
  side?: 'bottom' | 'left' | 'right' | 'full' | undefined
  /** Whose sheet it is, before the title: the close button is on the right then. */
  brand?: ReactNode
  /** Next to the title, and not part of the sheet's name: how much is chosen in it. */
  titleEnd?: ReactNode
  /** On the right of the head. */
  headEnd?: ReactNode
  /** The address says that it is open, so that Back closes it anyway. */
  inAddress?: boolean | undefined
  /** Stays at the foot while the content scrolls. */
  actions?: ReactNode
}
