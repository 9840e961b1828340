import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import { maskDate, parseDate } from './date-text.ts'

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> & {
  /** 'YYYY-MM-DD' */
  value: string | null
  onChange: (value: string | null) => void
}

/** A bare input of a date: digits fall into place as they are typed, and no such day marks it invalid. */
export function DateInput({ value, onChange, onBlur, ...rest }: DateInputProps) {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? value ?? ''
  const impossible = text.length === 10 && parseDate(text) === null

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const masked = maskDate(event.target.value)
    const date = parseDate(masked)
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
      aria-invalid={impossible || undefined}
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
