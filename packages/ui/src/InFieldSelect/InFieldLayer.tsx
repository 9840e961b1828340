import { type RefObject, useMemo, useRef } from 'react'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'
import { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx'

type InFieldLayerProps = Omit<OptionPickerProps, 'onDone'> & {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** Room for the longest choice, its mark and its count, as far as a list may cover. */
const roomFor = (options: InFieldLayerProps['options']) =>
  options.reduce((most, { label }) => Math.max(most, Math.min(90 + label.length * 8, 380)), 220)

export function InFieldLayer({ anchor, isOpen, onOpenChange, ...picker }: InFieldLayerProps) {
  // Measured as it opens: closed lists are drawn with every search, and each would lay out the page anew.
  const width = useMemo(
    () => (isOpen ? Math.max(anchor.current?.clientWidth ?? 0, roomFor(picker.options)) : undefined),
    [anchor, isOpen, picker.options],
  )
  const last = useRef(width)
  // Choices that are searched for come and go: the list grows with them and never jumps back.
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
