import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useState } from 'react'
import { useLate } from '../use-late/index.ts'
import { maskDate, parseDate } from './date-text.ts'

/** A date is complained about only once the typing has paused. */
const debounceMs = 700

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'min' | 'max'> & {
  /** 'YYYY-MM-DD' */
  value: string | null
  onChange: (value: string | null) => void
  /** Dates before or after are as impossible as the 31st of February. */
  min?: string | undefined
  max?: string | undefined
  /** Told when what is typed turns out to be no date, and when that is over. */
  onInvalidChange?: ((invalid: boolean) => void) | undefined
}

/** A bare input of a date: digits fall into place as they are typed, and no such day marks it invalid. */
export function DateInput({ value, onChange, min, max, onInvalidChange, onBlur, ...rest }: DateInputProps) {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? value ?? ''
  const dateOf = (typed: string) => {
    const date = parseDate(typed)
    return date !== null && (min === undefined || date >= min) && (max === undefined || date <= max)
      ? date
      : null
  }
  const invalid = useLate(draft !== undefined && dateOf(text) === null, debounceMs)
  useEffect(() => onInvalidChange?.(invalid), [invalid, onInvalidChange])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const masked = maskDate(event.target.value)
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
        // What never became a date gives way to the last one.
        setDraft(undefined)
        onBlur?.(event)
      }}
      {...rest}
    />
  )
}
