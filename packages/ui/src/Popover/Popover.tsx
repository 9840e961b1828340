import { lazy, type ReactNode, Suspense } from 'react'
import { type TriggerElement, useOverlayTrigger } from '../lib/overlay-trigger.tsx'
import { useOverlay } from '../lib/use-overlay.ts'
import type { PopoverPlacement } from './PopoverLayer.tsx'

const load = () => import('./PopoverLayer.tsx')
const PopoverLayer = lazy(() => load().then((module) => ({ default: module.PopoverLayer })))

export type PopoverProps = {
  trigger: TriggerElement
  /** The accessible name of what opens. */
  label: string
  /** A function receives a way to close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: PopoverPlacement
  width?: number | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A small dialog anchored to its trigger. Its code is fetched when it is first needed. */
export function Popover({ trigger, label, children, placement, width, isOpen, onOpenChange }: PopoverProps) {
  const overlay = useOverlay({ isOpen, onOpenChange })
  const { anchor, element } = useOverlayTrigger(trigger, overlay, 'dialog', load)
  return (
    <>
      {element}
      {overlay.wanted && (
        <Suspense>
          <PopoverLayer
            label={label}
            anchor={anchor}
            isOpen={overlay.isOpen}
            onOpenChange={overlay.setOpen}
            placement={placement}
            width={width}
          >
            {typeof children === 'function' ? children(() => overlay.setOpen(false)) : children}
          </PopoverLayer>
        </Suspense>
      )}
    </>
  )
}
