import type { RefObject } from 'react'
import { RangePicker } from '../Calendar/RangePicker.tsx'
import type { CalendarTexts } from '../Calendar/types.ts'
import { DateInput } from '../DateField/DateInput.tsx'
import { InputBox } from '../Field/index.ts'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'
import styles from './DateRange.module.css'
import type { Dates } from './DateRange.tsx'

type DateRangeLayerProps = CalendarTexts & {
  label: string
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  value: Dates
  onChange: (value: Dates) => void
  fromLabel: string
  toLabel: string
}

export function DateRangeLayer(props: DateRangeLayerProps) {
  const { label, anchor, isOpen, onOpenChange, value, onChange, fromLabel, toLabel, ...calendar } = props
  return (
    <PopoverLayer label={label} anchor={anchor} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.inputs}>
        <InputBox>
          <DateInput
            aria-label={fromLabel}
            placeholder="YYYY-MM-DD"
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
        </InputBox>
        <span aria-hidden>–</span>
        <InputBox>
          <DateInput
            aria-label={toLabel}
            placeholder="YYYY-MM-DD"
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
        </InputBox>
      </div>
      <RangePicker label={label} value={value} onChange={onChange} {...calendar} />
    </PopoverLayer>
  )
}
