import { parseDate } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import styles from './Calendar.module.css'
import { CalendarMonths } from './CalendarMonths.tsx'
import type { CalendarTexts } from './types.ts'

type Dates = { from: string | null; to: string | null }

type RangePickerProps = CalendarTexts & {
  label: string
  value: Dates
  onChange: (value: Dates) => void
  /** Side by side. */
  months?: 1 | 2
}

export function RangePicker({
  label,
  value,
  onChange,
  locale,
  today,
  min,
  max,
  months = 1,
}: RangePickerProps) {
  const focus = value.to ?? value.from ?? today
  // An open end is drawn like the other one: the calendar only knows complete ranges.
  const from = value.from ?? value.to
  const to = value.to ?? value.from
  const range = from && to && from <= to ? { start: parseDate(from), end: parseDate(to) } : null
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        aria-label={label}
        className={styles.calendar ?? ''}
        data-months={months}
        visibleDuration={{ months }}
        selectionAlignment="end"
        pageBehavior="single"
        firstDayOfWeek="mon"
        value={range}
        {...(focus && { defaultFocusedValue: parseDate(focus) })}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        onChange={(picked) => onChange({ from: picked.start.toString(), to: picked.end.toString() })}
      >
        <CalendarMonths today={today} locale={locale} months={months} />
      </RangeCalendar>
    </I18nProvider>
  )
}
