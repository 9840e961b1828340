import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../Icon/index.ts'
import styles from './Calendar.module.css'

const isSunday = (date: CalendarDate) => date.toDate('UTC').getUTCDay() === 0

/** The inside of either calendar: month, arrows, and the days from Monday on. Sundays, without auctions, are dimmed. */
export function CalendarMonth({ today }: { today: string | undefined }) {
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={styles.step ?? ''}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className={styles.month ?? ''} />
        <Button slot="next" className={styles.step ?? ''}>
          <Icon icon={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
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
    </>
  )
}
