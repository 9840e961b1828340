import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TriggerElement } from '../lib/overlay-trigger.tsx'
import type { PopoverPlacement } from '../Popover/index.ts'

export type MenuItem = {
  id: string
  label: ReactNode
  /** The text that typing finds; required if `label` is not a string. */
  text?: string | undefined
  icon?: LucideIcon | undefined
  /** A muted figure or key on the right. */
  end?: ReactNode
  /** Makes it a link; `target` and `rel` as on `<a>`. */
  href?: string | undefined
  target?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

export type MenuSection = { id: string; label?: string | undefined; items: readonly MenuItem[] }

export type MenuProps = {
  trigger: TriggerElement
  label: string
  /** Sections are separated by a line. */
  sections: readonly MenuSection[]
  onAction?: ((id: string) => void) | undefined
  /** Makes it a menu of choices: the chosen one has a check mark. */
  selected?: string | undefined
  placement?: PopoverPlacement
  isOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}
