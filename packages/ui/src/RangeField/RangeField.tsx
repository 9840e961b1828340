import { type ComponentPropsWithRef, useId } from 'react'
import { cx } from '../lib/cx.ts'
import { useDigitInput } from '../lib/use-digit-input.ts'
import styles from './RangeField.module.css'

export type Range = { from: number | null; to: number | null }

export type RangeFieldProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** Inside the box, before the values; above it in forms, where the other fields have theirs. */
  label: string
  labelAbove?: boolean
  value: Range
  onChange: (value: Range) => void
  fromLabel: string
  toLabel: string
  /** 'From 0' and 'To 2026', while an end is empty. */
  fromPlaceholder?: string
  toPlaceholder?: string
  /** Separates thousands; off for years. */
  grouped?: boolean
  maxDigits?: number
  /** Heights 28, 32 and 44 px. */
  size?: 'sm' | 'md' | 'touch'
  onSubmit?: () => void
  /** Why the two ends are not possible; shown below the box. */
  error?: string | undefined
}

/** Two figures in one box: each end is an input of its own. Enter in either one submits. */
export function RangeField({
  label,
  labelAbove,
  value,
  onChange,
  fromLabel,
  toLabel,
  fromPlaceholder = fromLabel,
  toPlaceholder = toLabel,
  grouped = true,
  maxDigits,
  size = 'md',
  onSubmit,
  error,
  className,
  ...rest
}: RangeFieldProps) {
  const errorId = useId()
  const invalid = error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {}
  const end = { grouped, maxDigits }
  const from = useDigitInput({ ...end, value: value.from, onChange: (from) => onChange({ ...value, from }) })
  const to = useDigitInput({ ...end, value: value.to, onChange: (to) => onChange({ ...value, to }) })
  const submitByEnter = onSubmit && ((event: { key: string }) => event.key === 'Enter' && onSubmit())

  return (
    <fieldset
      aria-label={label}
      className={cx(styles.range, className)}
      data-size={size}
      data-label={labelAbove ? 'above' : undefined}
      data-invalid={error ? true : undefined}
      {...rest}
    >
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      <span className={styles.ends}>
        <input
          aria-label={fromLabel}
          placeholder={fromPlaceholder}
          className={styles.input}
          onKeyDown={submitByEnter}
          {...from}
          {...invalid}
        />
        <span aria-hidden className={styles.dash}>
          –
        </span>
        <input
          aria-label={toLabel}
          placeholder={toPlaceholder}
          className={styles.input}
          onKeyDown={submitByEnter}
          {...to}
          {...invalid}
        />
      </span>
      {error && (
        <span role="alert" id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
