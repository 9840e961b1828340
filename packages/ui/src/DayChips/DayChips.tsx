import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './DayChips.module.css'

export type DayChip = {
  value: string
  /** '11/24' */
  date: string
  /** 'Tue'; drawn in parentheses. Spans of days have none. */
  weekday?: string
  today?: boolean | undefined
  disabled?: boolean | undefined
}

export type DayChipsProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  label: string
  days: readonly DayChip[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Joined day buttons; any number of them can be on. */
export function DayChips({ label, days, value, onChange, className, ...rest }: DayChipsProps) {
  const toggle = (day: string) =>
    onChange(value.includes(day) ? value.filter((other) => other !== day) : [...value, day])

  return (
    <fieldset aria-label={label} className={cx(styles.days, className)} {...rest}>
      {days.map((day) => (
        <button
          key={day.value}
          type="button"
          className={styles.day}
          aria-pressed={value.includes(day.value)}
          data-today={day.today || undefined}
          disabled={day.disabled}
          onClick={() => toggle(day.value)}
        >
          {day.date} {day.weekday && <span>({day.weekday})</span>}
        </button>
      ))}
    </fieldset>
  )
}
