import { type RefObject, useId, useState } from 'react'
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
  invalidText?: string | undefined
}

export function DateRangeLayer(props: DateRangeLayerProps) {
  const {
    label,
    anchor,
    isOpen,
    onOpenChange,
    value,
    onChange,
    fromLabel,
    toLabel,
    invalidText,
    ...calendar
  } = props
  const id = useId()
  const [wrongFrom, setWrongFrom] = useState(false)
  const [wrongTo, setWrongTo] = useState(false)
  const wrong = (wrongFrom || wrongTo) && invalidText !== undefined
  const limits = { min: calendar.min, max: calendar.max, 'aria-describedby': wrong ? id : undefined }
  return (
    <PopoverLayer label={label} anchor={anchor} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.inputs}>
        <InputBox invalid={wrongFrom}>
          <DateInput
            {...limits}
            onInvalidChange={setWrongFrom}
            aria-label={fromLabel}
            placeholder="YYYY-MM-DD"
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
        </InputBox>
        <span aria-hidden>–</span>
        <InputBox invalid={wrongTo}>
          <DateInput
            {...limits}
            onInvalidChange={setWrongTo}
            aria-label={toLabel}
            placeholder="YYYY-MM-DD"
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
        </InputBox>
      </div>
      {wrong && (
        <p role="alert" id={id} className={styles.invalid}>
          {invalidText}
        </p>
      )}
      <RangePicker label={label} value={value} onChange={onChange} {...calendar} />
    </PopoverLayer>
  )
}
