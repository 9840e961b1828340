import type { ReactNode } from 'react'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons on the right, the main one last. */
  actions?: ReactNode
  /** 480 px, or 400 for confirmations. With a banner it is always 440 px. */
  size?: 'md' | 'sm' | undefined
  /** Off: neither Escape nor the scrim nor a close button closes it, only its own actions. */
  dismissable?: boolean | undefined
  /** Names the close button. Without it there is none. */
  closeLabel?: string | undefined
  /** On a phone it is at the lower edge, with buttons for the thumb. */
  low?: boolean | undefined
  /** For questions that interrupt. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Above the title, and behind it if it reaches down; what follows goes edge to edge. */
  banner?: ReactNode
}
