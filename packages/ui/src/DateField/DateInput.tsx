import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useState } from 'react'
import { useLastsLongerThan } from '../use-lasts-longer-than/index.ts'
import { maskDate, maskMoment, parseDate, parseMoment, showMoment } from './date-text.ts'

/** An error about a date appears only once the typing has paused. */
const debounceMs = 700

const formats = {
  day: { mask: maskDate, parse: parseDate, show: (value: string) => value },
  minute: { mask: maskMoment, parse: parseMoment, show: showMoment },
}

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'min' | 'max'> & {
  /** 'YYYY-MM-DD', or 'YYYY-MM-DDTHH:MM' with a time. */
  value: string | null
  onChange: (value: string | null) => void
  precision?: keyof typeof formats | undefined
  /** Dates before or after this are as impossible as February 31. */
  min?: string | undefined
  max?: string | undefined
  /** Called when the typed text turns out not to be a date, and when that is over. */
  onInvalidChange?: ((invalid: boolean) => void) | undefined
}

/** A bare date input: digits fall into place as they are typed, and an impossible day marks it invalid. */
export function DateInput({
  value,
  onChange,
  precision = 'day',
  min,
  max,
  onInvalidChange,
  onBlur,
  ...rest
}: DateInputProps) {
  const { mask, parse, show } = formats[precision]
  const [draft, setDraft] = useState<string>()
  const text = draft ?? show(value ?? '')
  const dateOf = (typed: string) => {
    const date = parse(typed)
    return date !== null && (min === undefined || date >= min) && (max === undefined || date <= max)
      ? date
      : null
  }
  const invalid = useLastsLongerThan(draft !== undefined && dateOf(text) === null, debounceMs)
  useEffect(() => onInvalidChange?.(invalid), [invalid, onInvalidChange])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const masked = mask(event.target.value)
    const date = dateOf(masked)
    setDraft(date === null && masked !== '' ? masked : undefined)
    if (date !== null || masked === '') onChange(date)
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className="num"
      value={text}
      aria-invalid={invalid || undefined}
      onChange={handleChange}
      onBlur={(event) => {
        // A text that never became a date is replaced by the last date.
        setDraft(undefined)
        onBlur?.(event)
      }}
      {...rest}
    />
  )
}
