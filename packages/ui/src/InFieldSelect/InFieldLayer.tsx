import { type RefObject, useMemo, useRef } from 'react'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'
import { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx'

type InFieldLayerProps = Omit<OptionPickerProps, 'onDone'> & {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

export function InFieldLayer({ anchor, isOpen, onOpenChange, ...picker }: InFieldLayerProps) {
  // Measured as it opens: closed lists are drawn with every search, and each would lay out the page anew.
  const width = useMemo(
    () => (isOpen ? Math.max(anchor.current?.clientWidth ?? 0, 220) : undefined),
    [anchor, isOpen],
  )
  const last = useRef(width)
  if (width !== undefined) last.current = width
  return (
    <PopoverLayer
      label={picker.label}
      anchor={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      width={last.current}
    >
      <OptionPicker {...picker} onDone={() => onOpenChange(false)} />
    </PopoverLayer>
  )
}
