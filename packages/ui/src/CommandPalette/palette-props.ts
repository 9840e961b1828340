import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type PaletteItem = {
  id: string
  label: string
  /** In gray next to the label. */
  detail?: string | undefined
  icon?: LucideIcon | undefined
  /** A muted figure or keys on the right. */
  end?: ReactNode
}

export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  isOpen: boolean
  onClose: () => void
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: readonly PaletteGroup[]
  /** `apart`: in a new tab. */
  onChoose: (id: string, apart: boolean) => void
  /** Results are loading; what was found before stays. */
  busy?: boolean
  /** Shown if there is nothing to choose. */
  empty: ReactNode
  /** What was found, for screen readers. */
  status: string
  /** The words that are marked in labels. */
  marked?: readonly string[]
  /** Keyboard hints, at the foot. */
  foot?: ReactNode
}
