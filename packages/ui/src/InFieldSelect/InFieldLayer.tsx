import type { RefObject } from 'react'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'
import { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx'

type InFieldLayerProps = Omit<OptionPickerProps, 'onDone'> & {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

export function InFieldLayer({ anchor, isOpen, onOpenChange, ...picker }: InFieldLayerProps) {
  const width = Math.max(anchor.current?.clientWidth ?? 0, 220)
  return (
    <PopoverLayer
      label={picker.label}
      anchor={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      width={width}
    >
      <OptionPicker {...picker} onDone={() => onOpenChange(false)} />
    </PopoverLayer>
  )
}
