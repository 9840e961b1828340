import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Field, InputBox, useField } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { useDigitInput } from '../lib/use-digit-input.ts'
import styles from './AmountField.module.css'
import type { AmountFieldProps } from './AmountField.tsx'
import { stepAmount } from './step-amount.ts'

export type AmountStepperProps = Omit<AmountFieldProps, 'size' | 'step'> & {
  /** Yen per press; amounts off the grid go to the next multiple. */
  step: number
  decreaseLabel: string
  increaseLabel: string
}

/** The large amount of a bid, with − and + at its ends. Arrow keys step as well. */
export function AmountStepper({
  label,
  labelHidden,
  hint,
  help,
  error,
  value,
  onChange,
  unit = '¥',
  step,
  decreaseLabel,
  increaseLabel,
  className,
  id,
  ref,
  disabled,
  ...rest
}: AmountStepperProps) {
  const { ids, control } = useField({ id, help, error })
  const digits = useDigitInput({ value, onChange, ref })
  const move = (direction: 1 | -1) => onChange(stepAmount(value, step, direction))
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  const button = (icon: typeof Plus, name: string, direction: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      disabled={disabled || (direction === -1 && (value ?? 0) <= step)}
      onClick={() => move(direction)}
    >
      <Icon icon={icon} />
    </button>
  )

  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, help, error }}>
      <InputBox invalid={Boolean(error)} className={styles.stepper}>
        {button(Minus, decreaseLabel, -1)}
        <span className={styles.figure}>
          <span aria-hidden className={styles.unit}>
            {unit}
          </span>
          <input
            className="num"
            placeholder="0"
            disabled={disabled}
            onKeyDown={stepByKey}
            {...control}
            {...digits}
            {...rest}
          />
        </span>
        {button(Plus, increaseLabel, 1)}
      </InputBox>
    </Field>
  )
}
