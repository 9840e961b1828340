import { type RefObject, useMemo, useRef } from 'react'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'
import { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx'

type InFieldLayerProps = Omit<OptionPickerProps, 'onDone'> & {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** Room for the longest choice, its mark and its count, as far as a list may extend. */
const roomFor = (options: InFieldLayerProps['options']) =>
  options.reduce((most, { label }) => Math.max(most, Math.min(90 + label.length * 8, 380)), 220)

export function InFieldLayer({ anchor, isOpen, onOpenChange, ...picker }: InFieldLayerProps) {
  // Measured when it opens: closed lists are rendered with every search, and each one would lay out the page again.
  const width = useMemo(
    () => (isOpen ? Math.max(anchor.current?.clientWidth ?? 0, roomFor(picker.options)) : undefined),
    [anchor, isOpen, picker.options],
  )
  const last = useRef(width)
  // Choices come and go during a search: the list grows with them and never jumps back.
  if (width !== undefined) last.current = Math.max(width, last.current ?? 0)
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
