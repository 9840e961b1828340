import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { cx } from '../lib/cx.ts'
import styles from './Calendar.module.css'
import { CalendarMonths } from './CalendarMonths.tsx'
import type { CalendarTexts } from './types.ts'

type DayPickerProps = CalendarTexts & {
  label: string
  value: string | null
  onChange: (value: string) => void
}

export function DayPicker({ label, value, onChange, locale, today, min, max }: DayPickerProps) {
  const focus = value ?? today
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        className={cx(styles.calendar, styles.single)}
        firstDayOfWeek="mon"
        value={value ? parseDate(value) : null}
        {...(focus && { defaultFocusedValue: parseDate(focus) })}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        onChange={(date) => onChange(date.toString())}
      >
        <CalendarMonths today={today} locale={locale} />
      </Calendar>
    </I18nProvider>
  )
}
