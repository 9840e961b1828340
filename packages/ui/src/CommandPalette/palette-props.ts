import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type PaletteItem = {
  id: string
  label: string
  /** In gray beside the label. */
  detail?: string | undefined
  icon?: LucideIcon | undefined
  /** A quiet figure or keys at the right. */
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
  /** `apart`: in a tab of its own. */
  onChoose: (id: string, apart: boolean) => void
  /** Answers are on their way; what was found before stays. */
  busy?: boolean
  /** Where there is nothing to choose. */
  empty: ReactNode
  /** What was found, for those who do not see it. */
  status: string
  /** The words that are marked in labels. */
  marked?: readonly string[]
  /** Keys, at the foot. */
  foot?: ReactNode
}
