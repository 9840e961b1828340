import { lazy, Suspense } from 'react'
import { useOverlayTrigger } from '../lib/overlay-trigger.tsx'
import { useOverlay } from '../lib/use-overlay.ts'
import type { MenuProps } from './menu-props.ts'

export type { MenuItem, MenuProps, MenuSection } from './menu-props.ts'

const load = () => import('./MenuLayer.tsx')
const MenuLayer = lazy(() => load().then((module) => ({ default: module.MenuLayer })))

/** Actions behind a button. Its code is fetched when it is first needed. */
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
