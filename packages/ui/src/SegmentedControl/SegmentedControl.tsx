import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './SegmentedControl.module.css'

export type Segment<Value extends string> = {
  value: Value
  /** Shown, unless there is an icon: then it is the icon's name and tooltip. */
  label: string
  icon?: LucideIcon | undefined
  /** Before the label. */
  lead?: LucideIcon | undefined
  disabled?: boolean | undefined
}

export type SegmentedControlProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> & {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Heights 28, 32 and 44 px. */
  size?: 'sm' | 'md' | 'touch'
}

/** A choice between a few options, all visible: a radio group. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'sm',
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(styles.group, className)}
      data-size={size}
      {...rest}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.icon && option.label}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            aria-label={option.icon && option.label}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.lead && <Icon icon={option.lead} size={14} />}
          {option.icon ? <Icon icon={option.icon} /> : option.label}
        </label>
      ))}
    </div>
  )
}
