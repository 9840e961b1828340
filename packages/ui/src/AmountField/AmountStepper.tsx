import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Field, InputBox, useField } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import styles from './AmountField.module.css'
import type { AmountFieldProps } from './AmountField.tsx'
import { stepAmount } from './step-amount.ts'
import { useImmediateDigits } from './use-immediate-digits.ts'

export type AmountStepperProps = Omit<AmountFieldProps, 'size' | 'step' | 'zero'> & {
  /** Yen per press; other amounts go to the next multiple. */
  step: number
  /** Where the first step up from nothing leads; one step if absent. */
  first?: number
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
  className,
  id,
  ...rest
}: AmountStepperProps) {
  const { ids, control } = useField({ id, help, error })
  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, help, error }}>
      <InputBox invalid={Boolean(error)} className={styles.stepper}>
        <Figure {...control} {...rest} />
      </InputBox>
    </Field>
  )
}

type FigureProps = Omit<AmountStepperProps, 'label' | 'labelHidden' | 'hint' | 'help' | 'error' | 'className'>

function Figure({
  value,
  onChange,
  unit = '¥',
  step,
  first = step,
  decreaseLabel,
  increaseLabel,
  ref,
  disabled,
  ...rest
}: FigureProps) {
  const { props: digits, update } = useImmediateDigits({ value, onChange, ref })
  const move = (direction: 1 | -1) =>
    update((current) => (current === null && direction === 1 ? first : stepAmount(current, step, direction)))
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
    <>
      {button(Minus, decreaseLabel, -1)}
      <span className={styles.figure}>
        <span className={styles.digits}>
          <span aria-hidden className={styles.unit}>
            {unit}
          </span>
          <input
            className="num"
            placeholder="0"
            disabled={disabled}
            onKeyDown={stepByKey}
            {...digits}
            {...rest}
          />
        </span>
      </span>
      {button(Plus, increaseLabel, 1)}
    </>
  )
}
