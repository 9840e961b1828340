import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './RadioGroup.module.css'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string> = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> & {
  label: ReactNode
  labelHidden?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Side by side instead of one below the other. */
  inline?: boolean
}

export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  options,
  value,
  onChange,
  inline,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx(styles.group, className)} data-inline={inline || undefined} {...rest}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
