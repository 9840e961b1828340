import type { LucideIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { type TriggerElement, useOverlayTrigger } from '../lib/overlay-trigger.tsx'
import { useOverlay } from '../lib/use-overlay.ts'
import type { PopoverPlacement } from '../Popover/index.ts'

const load = () => import('./MenuLayer.tsx')
const MenuLayer = lazy(() => load().then((module) => ({ default: module.MenuLayer })))

export type MenuItem = {
  id: string
  label: ReactNode
  /** What typing finds; needed where `label` is not a string. */
  text?: string | undefined
  icon?: LucideIcon | undefined
  /** A quiet figure or key at the right. */
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
  /** Sections are parted by a line. */
  sections: readonly MenuSection[]
  onAction?: ((id: string) => void) | undefined
  /** Makes it a menu of choices: a tick stands at the chosen one. */
  selected?: string | undefined
  placement?: PopoverPlacement
  isOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Actions behind a button. Its code is fetched when it is first wanted. */
export function Menu({ trigger, isOpen, onOpenChange, ...rest }: MenuProps) {
  const overlay = useOverlay({ isOpen, onOpenChange })
  const { anchor, element } = useOverlayTrigger(trigger, overlay, 'menu', load)
  return (
    <>
      {element}
      {overlay.wanted && (
        <Suspense>
          <MenuLayer anchor={anchor} isOpen={overlay.isOpen} onOpenChange={overlay.setOpen} {...rest} />
        </Suspense>
      )}
    </>
  )
}
