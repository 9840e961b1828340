import { type ComponentPropsWithRef, useId } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './StatusSwitcher.module.css'

export type StatusOption<Value extends string> = {
  value: Value
  label: string
  /** The colour of the cell while it is the status. */
  tone: 'blue' | 'green' | 'orange' | 'gray' | 'ink' | 'win'
  /** The key that sets it, for the tooltip. */
  keyHint?: string | undefined
  disabled?: boolean | undefined
}

export type StatusSwitcherProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> & {
  label: string
  options: readonly StatusOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** In archives: the status can be seen and not changed. */
  disabled?: boolean
}

/** Every status in sight, three to a line: one press, or one key, sets it. */
export function StatusSwitcher<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  className,
  ...rest
}: StatusSwitcherProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={cx(styles.switcher, className)}
      {...rest}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.cell}
          data-tone={option.tone}
          title={option.keyHint && `${option.label} (${option.keyHint})`}
        >
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
