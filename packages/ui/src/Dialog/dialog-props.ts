import type { ReactNode } from 'react'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons at the right, the main one last. */
  actions?: ReactNode
  /** 480 px, or 400 for confirmations. Under a banner it is 440 px always. */
  size?: 'md' | 'sm' | undefined
  /** Off: neither Escape nor the scrim nor a close button ends it, only its own actions. */
  dismissable?: boolean | undefined
  /** Names the close button. Without it there is none. */
  closeLabel?: string | undefined
  /** On a phone it stands at the lower edge, with buttons for the thumb. */
  low?: boolean | undefined
  /** For questions that interrupt. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Above the title, and behind it where it reaches down; what follows goes edge to edge. */
  banner?: ReactNode
}
