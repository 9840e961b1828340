import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts, InputBox, type InputSize, useField } from '../Field/index.ts'
import { useDigitInput } from '../lib/use-digit-input.ts'
import styles from './AmountField.module.css'
import { typedAmount } from './typed-amount.ts'

export type AmountFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'onChange' | 'type'> &
  FieldTexts & {
    /** Whole yen, or whatever unit `unit` names; null is empty. */
    value: number | null
    onChange: (value: number | null) => void
    unit?: string
    /** 0 is an amount that can be typed, whether or not it is accepted; without this, 0 counts as nothing typed. */
    zero?: boolean
    size?: InputSize | undefined
  }

/** Money: digits only, grouped while typing. `ref` and rest props go to the `<input>`. */
export function AmountField({
  label,
  labelHidden,
  hint,
  help,
  error,
  value,
  onChange,
  unit = '¥',
  zero,
  size,
  className,
  id,
  ref,
  ...rest
}: AmountFieldProps) {
  const { ids, control } = useField({ id, help, error })
  const digits = useDigitInput({ value, onChange, zero, ref, read: typedAmount })
  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, help, error }}>
      <InputBox size={size} invalid={Boolean(error)}>
        <span aria-hidden className={styles.unit}>
          {unit}
        </span>
        <input className="num" {...control} {...digits} {...rest} />
      </InputBox>
    </Field>
  )
}
