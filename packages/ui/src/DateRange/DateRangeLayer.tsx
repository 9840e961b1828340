import { type RefObject, useId, useState } from 'react'
import { RangePicker } from '../Calendar/RangePicker.tsx'
import type { CalendarTexts } from '../Calendar/types.ts'
import { DateInput } from '../DateField/DateInput.tsx'
import { InputBox } from '../Field/index.ts'
import { PopoverLayer } from '../Popover/PopoverLayer.tsx'
import { useWide } from '../use-wide/index.ts'
import { ApplyFoot } from './ApplyFoot.tsx'
import styles from './DateRange.module.css'
import type { ApplyTexts, Dates } from './types.ts'

type DateRangeLayerProps = DateRangeContentProps & {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

export function DateRangeLayer({ anchor, isOpen, onOpenChange, ...content }: DateRangeLayerProps) {
  return (
    <PopoverLayer label={content.label} anchor={anchor} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DateRangeContent {...content} onClose={() => onOpenChange(false)} />
    </PopoverLayer>
  )
}

type DateRangeContentProps = CalendarTexts & {
  label: string
  value: Dates
  onChange: (value: Dates) => void
  fromLabel: string
  toLabel: string
  invalidText?: string | undefined
  applying?: ApplyTexts | undefined
}

/** Rendered anew each time it opens: what was not applied is discarded. */
function DateRangeContent(props: DateRangeContentProps & { onClose: () => void }) {
  const { label, value, onChange, fromLabel, toLabel, invalidText, applying, onClose, ...calendar } = props
  const id = useId()
  const wide = useWide()
  const two = wide && applying !== undefined
  const size = wide ? 'md' : 'touch'
  const [draft, setDraft] = useState(value)
  const [wrongFrom, setWrongFrom] = useState(false)
  const [wrongTo, setWrongTo] = useState(false)
  const shown = applying ? draft : value
  const change = applying ? setDraft : onChange
  const wrong = (wrongFrom || wrongTo) && invalidText !== undefined
  const limits = { min: calendar.min, max: calendar.max, 'aria-describedby': wrong ? id : undefined }
  const finish = (dates: Dates) => {
    onChange(dates)
    onClose()
  }
  const byEnter = applying && ((event: { key: string }) => event.key === 'Enter' && finish(draft))
  return (
    <>
      <div className={styles.inputs} data-wide={two || undefined}>
        <InputBox size={size} invalid={wrongFrom}>
          <DateInput
            {...limits}
            onInvalidChange={setWrongFrom}
            aria-label={fromLabel}
            placeholder="YYYY-MM-DD"
            value={shown.from}
            onChange={(from) => change({ ...shown, from })}
            onKeyDown={byEnter}
          />
        </InputBox>
        <span aria-hidden>–</span>
        <InputBox size={size} invalid={wrongTo}>
          <DateInput
            {...limits}
            onInvalidChange={setWrongTo}
            aria-label={toLabel}
            placeholder="YYYY-MM-DD"
            value={shown.to}
            onChange={(to) => change({ ...shown, to })}
            onKeyDown={byEnter}
          />
        </InputBox>
      </div>
      {wrong && (
        <p role="alert" id={id} className={styles.invalid}>
          {invalidText}
        </p>
      )}
      <RangePicker label={label} value={shown} onChange={change} months={two ? 2 : 1} {...calendar} />
      {applying && <ApplyFoot texts={applying} dates={draft} size={size} onFinish={finish} />}
    </>
  )
}
