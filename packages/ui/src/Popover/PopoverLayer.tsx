import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { useCloseOnBackOnPhone } from '../close-on-back/index.ts'
import styles from './Popover.module.css'

export type PopoverPlacement = AriaPopoverProps['placement']

export type PopoverLayerProps = {
  label: string
  /** What the layer is anchored to. */
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  placement?: PopoverPlacement
  width?: number | undefined
}

/** The popover itself, for components that render their own trigger. */
export function PopoverLayer({
  label,
  anchor,
  isOpen,
  onOpenChange,
  children,
  placement = 'bottom start',
  width,
}: PopoverLayerProps) {
  useCloseOnBackOnPhone(isOpen, () => onOpenChange(false))
  return (
    <AriaPopover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      className={styles.layer ?? ''}
      style={{ width }}
    >
      <Dialog aria-label={label} className={styles.dialog ?? ''}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
