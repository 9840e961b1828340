import type { RefObject } from 'react'
import { DayPicker } from '../Calendar/DayPicker.tsx'
import type { CalendarTexts } from '../Calendar/types.ts'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'

type DateLayerProps = CalendarTexts & {
  label: string
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  value: string | null
  onChange: (value: string | null) => void
}

export function DateLayer({ label, anchor, isOpen, onOpenChange, onChange, ...calendar }: DateLayerProps) {
  const pick = (date: string) => {
    onChange(date)
    onOpenChange(false)
  }
  return (
    <PopoverLayer label={label} anchor={anchor} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DayPicker label={label} onChange={pick} {...calendar} />
    </PopoverLayer>
  )
}
