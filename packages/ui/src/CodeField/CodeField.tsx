import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import { Field, type FieldTexts, useField } from '../Field/index.ts'
import { allDigits } from '../lib/digits.ts'
import styles from './CodeField.module.css'

export type CodeFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'onChange'> &
  FieldTexts & {
    value: string
    onChange: (value: string) => void
    length?: number
    /** Called once the last digit is in. */
    onComplete?: ((value: string) => void) | undefined
  }

/** One input drawn as single-digit boxes, so that pasting and autofill work. `ref` goes to the `<input>`. */
export function CodeField({
  label,
  labelHidden,
  hint,
  help,
  error,
  value,
  onChange,
  length = 6,
  onComplete,
  className,
  id,
  onFocus,
  onBlur,
  ...rest
}: CodeFieldProps) {
  const { ids, control } = useField({ id, help, error })
  const [focused, setFocused] = useState(false)
  const current = Math.min(value.length, length - 1)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = allDigits(event.target.value).slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }

  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, help, error }}>
      <span className={styles.code} data-invalid={error ? true : undefined}>
        {Array.from({ length }, (_, index) => (
          <span
            key={`box-${index + 1}`}
            aria-hidden
            className={styles.digit}
            data-current={(focused && index === current) || undefined}
          >
            {value.charAt(index)}
          </span>
        ))}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.input}
          value={value}
          onChange={handleChange}
          onFocus={(event) => {
            setFocused(true)
            onFocus?.(event)
          }}
          onBlur={(event) => {
            setFocused(false)
            onBlur?.(event)
          }}
          {...control}
          {...rest}
        />
      </span>
    </Field>
  )
}
