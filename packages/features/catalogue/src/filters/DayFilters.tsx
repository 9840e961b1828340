import { formatDayChip } from '@seriba/domain/format/date'
import type { Filters } from '@seriba/domain/lots/filters'
import { nextAuctionDays } from '@seriba/domain/time/jst'
import { DateRange } from '@seriba/ui/DateRange'
import { DayChips } from '@seriba/ui/DayChips'
import { useTranslation } from 'react-i18next'
import { useToday } from '../listing/use-today.ts'
import { dateLimits } from './date-limits.ts'
import styles from './filters.module.css'
import { useDayWords, useLocale } from './use-day-words.ts'

type DayFiltersProps = {
  days: readonly string[]
  dateFrom: string
  dateTo: string
  /** A chip asks for its lots by itself; dates wait for the search. */
  onDays: (part: Partial<Filters>) => void
  onDates: (part: Partial<Filters>) => void
  size?: 'md' | 'touch'
}

/** Days by chip or by dates; choosing one way lets go of the other. */
export function DayFilters({ days, dateFrom, dateTo, onDays, onDates, size = 'md' }: DayFiltersProps) {
  const { t } = useTranslation('catalogue')
  const words = useDayWords()
  const locale = useLocale()
  const today = useToday()
  const chips = nextAuctionDays(today).map((day) => ({
    value: day,
    date: formatDayChip(day),
    weekday: words.weekday(day),
    today: day === today,
  }))
  const [only] = days.length === 1 ? days : []

  return (
    <>
      <DayChips
        className={styles.days}
        label={t('filters.days')}
        days={chips}
        value={days}
        onChange={(chosen) => onDays({ date: chosen, dateFrom: '', dateTo: '' })}
      />
      <DateRange
        className={styles.dates}
        size={size}
        label={t('filters.date')}
        value={{ from: dateFrom || only || null, to: dateTo || only || null }}
        onChange={({ from, to }) => onDates({ date: [], dateFrom: from ?? '', dateTo: to ?? '' })}
        fromLabel={t('filters.dateFrom')}
        toLabel={t('filters.dateTo')}
        clearLabel={t('tags.remove', { name: t('filters.date') })}
        placeholder={t('filters.anyDate')}
        locale={locale}
        today={today}
        {...dateLimits(today)}
      />
    </>
  )
}
