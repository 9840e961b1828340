import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { Icon } from '../Icon/index.ts'
import styles from './Calendar.module.css'

const isSunday = (date: CalendarDate) => date.toDate('UTC').getUTCDay() === 0

/** The name of the month at this distance from the first one shown. */
function MonthName({ offset, locale }: { offset: number; locale: string }) {
  const single = useContext(CalendarStateContext)
  const range = useContext(RangeCalendarStateContext)
  const first = (range ?? single)?.visibleRange.start
  if (!first) return null
  const month = first.add({ months: offset }).toDate('UTC')
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month)
}

type CalendarMonthsProps = { today: string | undefined; locale: string; months?: 1 | 2 }

/**
 * The inside of either calendar: months, arrows, and the days from Monday on. Sundays, which have no auctions, are
 * dimmed.
 */
export function CalendarMonths({ today, locale, months = 1 }: CalendarMonthsProps) {
  return Array.from({ length: months }, (_, offset) => (
    <div key={offset === 0 ? 'first' : 'second'} className={styles.oneMonth}>
      <header className={styles.head}>
        {offset === 0 ? (
          <Button slot="previous" className={styles.step ?? ''}>
            <Icon icon={ChevronLeft} />
          </Button>
        ) : (
          <span className={styles.step} />
        )}
        <span aria-hidden className={styles.month}>
          <MonthName offset={offset} locale={locale} />
        </span>
        {offset === months - 1 ? (
          <Button slot="next" className={styles.step ?? ''}>
            <Icon icon={ChevronRight} />
          </Button>
        ) : (
          <span className={styles.step} />
        )}
      </header>
      <CalendarGrid weekdayStyle="short" offset={{ months: offset }} className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={styles.weekday ?? ''}>{day.slice(0, 2)}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={styles.day ?? ''}
              data-sunday={isSunday(date) || undefined}
              data-marked={date.toString() === today || undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  ))
}
